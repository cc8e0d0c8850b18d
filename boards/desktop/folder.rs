//! Where the games of a PC are when nobody names a place.
//!
//! Does not know what is kept there.

use std::{
    env,
    fs::{self, DirBuilder},
    path::{Path, PathBuf},
};

use super::flash::what;

/// Where the file is when nobody names it; or what the environment lacks.
pub fn usual_place() -> Result<PathBuf, String> {
    let home = |name: &str| {
        let set = env::var_os(name).filter(|value| !value.is_empty());
        set.map(PathBuf::from)
    };
    let data = if cfg!(windows) {
        home("APPDATA").ok_or("APPDATA is not set")
    } else if cfg!(target_os = "macos") {
        home("HOME")
            .map(|home| home.join("Library/Application Support"))
            .ok_or("HOME is not set")
    } else {
        home("XDG_DATA_HOME")
            .filter(|path| path.is_absolute())
            .or_else(|| home("HOME").map(|home| home.join(".local/share")))
            .ok_or("neither XDG_DATA_HOME nor HOME is set")
    };
    match data {
        Ok(data) => Ok(data.join("durbar").join("flash.bin")),
        Err(lack) => Err(format!(
            "there is no usual place for saved games, since {lack}; --flash FILE names one, {}",
            what()
        )),
    }
}

/// Makes the folder of the usual place, for its owner only; so is the file there, which older versions let all read.
pub fn make_folder(path: &Path) -> Result<(), String> {
    let folder = path.parent().unwrap_or(path);
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    #[cfg(unix)]
    if let Ok(found) = fs::metadata(path) {
        use std::os::unix::fs::PermissionsExt as _;
        let mut rights = found.permissions();
        rights.set_mode(rights.mode() & 0o700);
        // Where it is not ours to change it stays as it is.
        let _ = fs::set_permissions(path, rights);
    }
    builder.create(folder).map_err(|error| {
        format!(
            "the folder {} for saved games cannot be made: {error}; --flash FILE names another place",
            folder.display()
        )
    })
}
