//! Outputs driven by pulse width: lights and the piezo.

use embassy_rp::pwm::{Config, Pwm, PwmOutput, SetDutyCycle};

/// Pulses for lights: 10 kHz at the chip's 125 MHz, well above what the eye sees.
const TOP: u16 = 12_499;

/// A light that can be dimmed.
pub struct Light(PwmOutput<'static>);

impl Light {
    /// How a slice is set up that feeds lights: dark.
    pub fn config() -> Config {
        let mut config = Config::default();
        config.top = TOP;
        config
    }

    /// The light on an output of a slice with that set-up.
    pub fn new(output: PwmOutput<'static>) -> Self {
        Self(output)
    }

    /// Sets the light to `part` of `whole`, as the eye judges it.
    pub fn set(&mut self, part: u8, whole: u8) {
        // The eye sees a quarter of the light as half of it: the square of the part comes close.
        let (part, whole) = (u32::from(part.min(whole)), u32::from(whole.max(1)));
        let duty = u32::from(TOP) * part * part / (whole * whole);
        // At most TOP by the line above.
        let _ = self.0.set_duty_cycle(duty as u16);
    }
}

/// The piezo.
pub struct Tone(Pwm<'static>);

/// Steps a second of a slice that makes tones: 125 MHz divided by 125.
const STEPS: u32 = 1_000_000;

impl Tone {
    /// The piezo on output B of a slice.
    pub fn new(pwm: Pwm<'static>) -> Self {
        Self(pwm)
    }

    /// Sounds a tone, or none.
    pub fn set(&mut self, hertz: Option<u16>) {
        let mut config = Config::default();
        config.divider = 125.into();
        config.enable = hertz.is_some();
        if let Some(hertz) = hertz {
            // Lower than 16 Hz would not fit into the counter, nor into an ear.
            config.top = (STEPS / u32::from(hertz.max(16)) - 1) as u16;
            config.compare_b = config.top / 2;
        }
        self.0.set_config(&config);
    }
}
