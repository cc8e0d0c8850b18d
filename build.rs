//! Reads the texts (`src/words/*/*.ftl`, in Fluent syntax) and hands them to the compiler as constants, and links the
//! firmware anew when the layout of its memory changes.
//!
//! It parses and packs, no more: which texts there must be, and what may stand in them, `src/words/link.rs` knows.

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant,
    VariantKey,
};
use fluent_syntax::parser;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

/// Where the texts lie, a folder for each game and one for the app.
const WORDS: &str = "src/words";

fn main() {
    println!("cargo::rerun-if-changed=memory.x");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={WORDS}");
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default());
    let mut complaints = Vec::new();
    for folder in listed(Path::new(WORDS)) {
        let files: Vec<PathBuf> = listed(&folder)
            .into_iter()
            .filter(|file| file.extension().is_some_and(|ending| ending == "ftl"))
            .collect();
        let mut packed = String::new();
        for file in &files {
            println!("cargo::rerun-if-changed={}", file.display());
            match read(file) {
                Ok(constant) => packed.push_str(&constant),
                Err(why) => complaints.extend(why),
            }
        }
        let name = folder.file_name().and_then(|name| name.to_str());
        if let (Some(name), false) = (name, files.is_empty()) {
            let target = out.join(format!("{name}.rs"));
            if let Err(why) = fs::write(&target, packed) {
                complaints.push(format!("{}: {why}", target.display()));
            }
        }
    }
    for complaint in &complaints {
        println!("cargo::error={complaint}");
    }
    if !complaints.is_empty() {
        process::exit(1);
    }
}

/// What lies in a folder, sorted; nothing if it is none.
fn listed(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

/// The constant for a file, or what is wrong with it.
fn read(file: &Path) -> Result<String, Vec<String>> {
    let shown = file.display().to_string().replace('\\', "/");
    let language = file.file_stem().and_then(|name| name.to_str());
    let text = fs::read_to_string(file).map_err(|why| vec![format!("{shown}: {why}")])?;
    pack(&language.unwrap_or_default().to_uppercase(), &shown, &text)
}

/// A constant of this name with all texts of a file, or what is wrong with it.
fn pack(name: &str, file: &str, text: &str) -> Result<String, Vec<String>> {
    let mut packer = Packer {
        file,
        text,
        complaints: Vec::new(),
    };
    let entries = packer.entries();
    if packer.complaints.is_empty() {
        // No text takes more room in the pool than in its file.
        let room = text.len();
        Ok(format!(
            "pub const {name}: Source = Source {{ file: {file:?}, room: {room}, entries: &[\n{entries}] }};\n"
        ))
    } else {
        Err(packer.complaints)
    }
}

/// One file on its way.
struct Packer<'a> {
    file: &'a str,
    text: &'a str,
    complaints: Vec<String>,
}

impl<'a> Packer<'a> {
    /// The line of a position.
    fn line_at(&self, position: usize) -> usize {
        let before = self.text.get(..position).unwrap_or(self.text);
        before.matches('\n').count() + 1
    }

    /// The line of a slice of the file: the syntax tree has no lines, but its words lie in the text that was read.
    fn line(&self, slice: &str) -> usize {
        self.line_at((slice.as_ptr() as usize).wrapping_sub(self.text.as_ptr() as usize))
    }

    fn complain(&mut self, line: usize, what: &str) {
        self.complaints
            .push(format!("{}:{line}: {what}", self.file));
    }

    /// All texts, a line for each.
    fn entries(&mut self) -> String {
        let resource = match parser::parse(self.text) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                for error in errors {
                    let line = self.line_at(error.pos.start);
                    self.complain(line, &error.to_string());
                }
                resource
            }
        };
        let mut out = String::new();
        let mut seen: Vec<&str> = Vec::new();
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name;
                    if seen.contains(&key) {
                        self.complain(self.line(key), &format!("{key} stands here twice"));
                    }
                    seen.push(key);
                    if let Some(value) = &message.value {
                        self.entry(key, "", key, value, &mut out);
                    }
                    for attribute in &message.attributes {
                        let form = attribute.id.name;
                        self.entry(key, form, form, &attribute.value, &mut out);
                    }
                }
                Entry::Term(term) => {
                    let name = term.id.name;
                    self.complain(self.line(name), &format!("-{name}: no terms here"));
                }
                // Parts that are no text were complained of above.
                Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_)
                | Entry::Junk { .. } => {}
            }
        }
        out
    }

    /// One text: the key has the class of what is told before the first dash, and the kind after it.
    fn entry(
        &mut self,
        key: &str,
        form: &str,
        at: &str,
        value: &Pattern<&'a str>,
        out: &mut String,
    ) {
        let line = self.line(at);
        let Some((class, kind)) = key.split_once('-') else {
            return self.complain(line, &format!("{key} has no class before a dash"));
        };
        let parts = self.parts(value, line, false);
        let id = id(class, kind, form);
        let _ = writeln!(
            out,
            "Entry {{ line: {line}, id: {id}, class: {class:?}, kind: {kind:?}, form: {form:?}, parts: &[{parts}] }},"
        );
    }

    /// The parts of a text, one after the other.
    fn parts(&mut self, pattern: &Pattern<&'a str>, line: usize, inside: bool) -> String {
        let mut out = String::new();
        let mut plain = String::new();
        for element in &pattern.elements {
            let part = match element {
                // A text may go on in the next line: the screen breaks it where there is need.
                PatternElement::TextElement { value } => {
                    plain.push_str(&value.replace('\n', " "));
                    continue;
                }
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::StringLiteral { value }),
                } => {
                    plain.push_str(value);
                    continue;
                }
                PatternElement::Placeable { expression } => match expression {
                    Expression::Inline(inline) => self.placed(inline, line),
                    Expression::Select { .. } if inside => {
                        self.complain(line, "a choice stands within a choice");
                        continue;
                    }
                    Expression::Select { selector, variants } => {
                        self.choice(selector, variants, line)
                    }
                },
            };
            flush(&mut plain, &mut out);
            out.push_str(&part);
        }
        flush(&mut plain, &mut out);
        out
    }

    /// What stands in braces: a value, or one of its forms.
    fn placed(&mut self, inline: &InlineExpression<&'a str>, line: usize) -> String {
        match inline {
            InlineExpression::VariableReference { id } => {
                let (line, name) = (self.line(id.name), id.name);
                format!("Part::Value({line}, {name:?}), ")
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let line = self.line(id.name);
                let asked = match id.name {
                    "FORM" => "Form",
                    "PLACE" => "Place",
                    "COUNT" => "Count",
                    "OTHERS" => "Others",
                    "NUMBER" => "Number",
                    name => {
                        self.complain(line, &format!("{name}: no such function"));
                        return String::new();
                    }
                };
                match argument(arguments) {
                    Some((name, asks)) => {
                        format!("Part::Asked({line}, Asked::{asked}, {name:?}, {asks:?}), ")
                    }
                    None => {
                        let name = id.name;
                        self.complain(line, &format!("{name} takes a placeholder and a word"));
                        String::new()
                    }
                }
            }
            _ => {
                self.complain(line, "only values and functions stand in braces");
                String::new()
            }
        }
    }

    /// A choice between texts.
    fn choice(
        &mut self,
        selector: &InlineExpression<&'a str>,
        variants: &[Variant<&'a str>],
        line: usize,
    ) -> String {
        let InlineExpression::VariableReference { id } = selector else {
            self.complain(line, "a choice is made by a placeholder");
            return String::new();
        };
        let at = self.line(id.name);
        let mut branches = String::new();
        for variant in variants {
            let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
                variant.key;
            let parts = self.parts(&variant.value, self.line(key), true);
            let _ = write!(
                branches,
                "Branch {{ line: {}, key: {key:?}, last: {}, parts: &[{parts}] }}, ",
                self.line(key),
                variant.default
            );
        }
        format!("Part::Choice({at}, {:?}, &[{branches}]), ", id.name)
    }
}

/// A number for a text, by which it is found quickly.
fn id(class: &str, kind: &str, form: &str) -> u32 {
    let words = [class, kind, form].map(str::as_bytes).join(&b'-');
    words.iter().fold(0x811C_9DC5, |sum, &byte| {
        (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// Writes what is said as it stands.
fn flush(plain: &mut String, out: &mut String) {
    if !plain.is_empty() {
        let _ = write!(out, "Part::Plain({plain:?}), ");
        plain.clear();
    }
}

/// The placeholder and the word that a function is asked with; the word may be missing.
fn argument<'a>(arguments: &CallArguments<&'a str>) -> Option<(&'a str, &'a str)> {
    let mut given = arguments.positional.iter();
    let InlineExpression::VariableReference { id } = given.next()? else {
        return None;
    };
    let word = match given.next() {
        None => "",
        Some(InlineExpression::StringLiteral { value }) => value,
        Some(_) => return None,
    };
    (given.next().is_none() && arguments.named.is_empty()).then_some((id.name, word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packed(text: &str) -> String {
        match pack("EN", "en.ftl", text) {
            Ok(packed) => packed,
            Err(why) => why.join("\n"),
        }
    }

    #[test]
    fn texts_and_their_forms_are_packed_with_their_lines() {
        let packed =
            packed("# A comment.\nEvent-Passed = { $seat } passes.\n    .short = passes\n");
        assert!(packed.starts_with("pub const EN: Source = Source { file: \"en.ftl\""));
        assert!(packed.contains(
            "class: \"Event\", kind: \"Passed\", form: \"\", \
            parts: &[Part::Value(2, \"seat\"), Part::Plain(\" passes.\"), ]"
        ));
        assert!(packed.contains("form: \"short\", parts: &[Part::Plain(\"passes\"), ]"));
        assert!(packed.contains("Entry { line: 2, ") && packed.contains("Entry { line: 3, "));
    }

    #[test]
    fn a_line_that_goes_on_is_one_text_and_quoted_blanks_are_kept() {
        let packed = packed("label-long = One\n    two{\" \"}\nlabel-none = {\"\"}\n");
        assert!(
            packed.contains("parts: &[Part::Plain(\"One two \"), ]"),
            "{packed}"
        );
        assert!(packed.contains("kind: \"none\", form: \"\", parts: &[] }"));
    }

    #[test]
    fn functions_and_choices_keep_their_words() {
        let packed = packed(
            "E-a = { FORM($who, \"acc\") }{ OTHERS($who) }{ $task ->\n    [House] h\n   *[Hut] { $who }\n}\n",
        );
        assert!(packed.contains("Part::Asked(1, Asked::Form, \"who\", \"acc\")"));
        assert!(packed.contains("Part::Asked(1, Asked::Others, \"who\", \"\")"));
        assert!(packed.contains(
            "Part::Choice(1, \"task\", &[Branch { line: 2, key: \"House\", last: false, parts: &[Part::Plain(\"h\"), ] }, \
            Branch { line: 3, key: \"Hut\", last: true, parts: &[Part::Value(3, \"who\"), ] }, ])"
        ));
    }

    #[test]
    fn what_is_not_understood_is_said_with_file_and_line() {
        for (text, complaint) in [
            ("a-b = x\nwrong\n", "en.ftl:2: "),
            ("bare = x\n", "en.ftl:1: bare has no class before a dash"),
            ("a-b = { SUM($x) }\n", "en.ftl:1: SUM: no such function"),
            (
                "a-b = { FORM(\"x\") }\n",
                "en.ftl:1: FORM takes a placeholder and a word",
            ),
            ("a-b = x\na-b = y\n", "en.ftl:2: a-b stands here twice"),
            ("-term = x\n", "en.ftl:1: -term: no terms here"),
            (
                "a-b = { other }\n",
                "en.ftl:1: only values and functions stand in braces",
            ),
            (
                "a-b = { $x ->\n   *[y] { $x ->\n   *[z] z\n }\n }\n",
                "en.ftl:2: a choice stands within a choice",
            ),
        ] {
            assert!(
                packed(text).starts_with(complaint),
                "{text}: {}",
                packed(text)
            );
        }
    }
}
