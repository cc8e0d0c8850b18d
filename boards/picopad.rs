//! Pajenicko Picopad on a Raspberry Pi Pico: a panel wider than the picture, speaker, one lamp, battery.

use durbar::app::BoardFacts;

/// What the app must know of it.
pub const FACTS: BoardFacts = BoardFacts {
    board: "Picopad",
    saves: super::SAVES,
};

/// Milliseconds for the crystal to swing. It is the Pico's, whose board header asks for no more than the chip's usual
/// one; four leave a cold crystal room, and cost a start little.
#[cfg(target_os = "none")]
pub const CRYSTAL: u32 = 4;

#[cfg(target_os = "none")]
pub use hardware::ports;

#[cfg(target_os = "none")]
mod hardware {
    use durbar::{
        app::{Charge, Deals},
        shell::{
            console::Line,
            ports::{Body, Ports},
        },
        ui::{ink::Rgb, key::Key},
    };
    use embassy_executor::Spawner;
    use embassy_rp::{
        Peripherals,
        adc::{self, Adc, Blocking, Channel},
        gpio::{Input, Level, Output, Pull},
        peripherals::SPI0,
        pwm::{self, Pwm},
        spi::{self, Spi},
    };

    use crate::boards::rp2040::{
        Contact, Irqs, Light, Mounting, Queue, Saves, St7789, Timekeeper, Tone, chance, deals,
        guard, usb, watch,
    };

    /// What the diode between battery and chip keeps back.
    const DIODE: u32 = 310;
    /// More than any battery has.
    const FULLEST: u32 = 4500;

    /// The ports of this board.
    type Board = Ports<St7789<SPI0>, Queue, Timekeeper, Shell, Saves>;

    /// Takes the chip and wires up the board.
    #[expect(
        clippy::unwrap_used,
        reason = "each task is spawned once, and only here"
    )]
    pub fn ports(p: Peripherals, spawner: Spawner) -> Board {
        let contacts = [
            Contact::new(Key::Up, p.PIN_4),
            Contact::new(Key::Down, p.PIN_5),
            Contact::new(Key::Left, p.PIN_3),
            Contact::new(Key::Right, p.PIN_2),
            Contact::new(Key::A, p.PIN_7),
            Contact::new(Key::B, p.PIN_6),
            Contact::new(Key::X, p.PIN_9),
            Contact::new(Key::Y, p.PIN_8),
        ];
        // Every Pico tells by this pin whether USB gives power.
        let plug = Input::new(p.PIN_24, Pull::Down);
        spawner.spawn(keys(contacts, plug).unwrap());
        spawner.spawn(guard(p.WATCHDOG).unwrap());
        spawner.spawn(usb::serve(p.USB).unwrap());

        let (backlight, _) = Pwm::new_output_a(p.PWM_SLICE0, p.PIN_16, Light::config()).split();
        // The lamp shines while its pin is low.
        let mut inverted = Light::config();
        inverted.invert_a = true;
        let (lamp, _) = Pwm::new_output_a(p.PWM_SLICE3, p.PIN_22, inverted).split();

        let spi = Spi::new_txonly(
            p.SPI0,
            p.PIN_18,
            p.PIN_19,
            p.DMA_CH0,
            Irqs,
            spi::Config::default(),
        );
        let panel = St7789::new(
            spi,
            Output::new(p.PIN_21, Level::High),
            Output::new(p.PIN_17, Level::High),
            Output::new(p.PIN_20, Level::High),
            None,
            backlight.map(Light::new),
            Mounting {
                order: 0x60,
                refresh: 0x0F,
                // The maker's own programs for MicroPython let the clock rest high.
                rests_high: true,
                beside: 40,
            },
        );
        let shell = Shell {
            lamp: lamp.map(Light::new),
            speaker: Tone::new(Pwm::new_output_b(
                p.PWM_SLICE7,
                p.PIN_15,
                pwm::Config::default(),
            )),
            adc: Adc::new_blocking(p.ADC, adc::Config::default()),
            supply: Channel::new_pin(p.PIN_29, Pull::None),
        };
        Ports {
            panel,
            keys: Queue,
            clock: Timekeeper,
            body: shell,
            flash: Saves::new(p.FLASH),
        }
    }

    #[embassy_executor::task]
    async fn keys(contacts: [Contact; 8], plug: Input<'static>) -> ! {
        watch(contacts, plug).await
    }

    /// What is built in besides panel and keys.
    pub struct Shell {
        lamp: Option<Light>,
        speaker: Tone,
        adc: Adc<'static, Blocking>,
        /// The Pico's supply, which is the battery's behind its diode, or the USB plug's.
        supply: Channel<'static>,
    }

    impl Body for Shell {
        fn chance(&mut self) -> u64 {
            chance()
        }

        fn deals(&mut self) -> Deals {
            deals()
        }

        async fn asked(&mut self) -> Line {
            usb::asked().await
        }

        async fn answer(&mut self, text: &str) {
            usb::answer(text).await;
        }

        fn tone(&mut self, hertz: Option<u16>) {
            self.speaker.set(hertz);
        }

        /// The lamp knows one colour: it shines as brightly as the brightest part of what is asked for.
        fn glow(&mut self, colour: Rgb) {
            if let Some(lamp) = &mut self.lamp {
                lamp.set(colour.r.max(colour.g).max(colour.b), u8::MAX);
            }
        }

        async fn charge(&mut self) -> Option<Charge> {
            let reading = self.adc.blocking_read(&mut self.supply).ok()?;
            // 4096 steps of 3.3 V, behind the Pico's divider by three.
            let millivolts = u32::from(reading) * 3 * 3300 / 4096 + DIODE;
            // The plug's: what the battery has is not seen then, but it is charged.
            Some(Charge::at(millivolts as u16, millivolts > FULLEST))
        }
    }
}
