//! Pimoroni PicoSystem: panel with a tearing signal, piezo, lamp of three colours, battery.
//!
//! GPIO2 is only listened to, without a pull: driving it harms the board. It is high while USB gives power.

use durbar::app::BoardFacts;

/// What the app must know of it.
pub const FACTS: BoardFacts = BoardFacts {
    board: "PicoSystem",
    saves: super::SAVES,
};

/// Milliseconds for the crystal to swing. The maker's board header asks for no more than the chip's usual one; boards
/// that say their crystal is slow ask for 64. Four leave a cold crystal room, and cost a start little.
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

    /// The ports of this board.
    type Board = Ports<St7789<SPI0>, Queue, Timekeeper, Shell, Saves>;

    /// Takes the chip and wires up the board.
    #[expect(
        clippy::unwrap_used,
        reason = "each task is spawned once, and only here"
    )]
    pub fn ports(p: Peripherals, spawner: Spawner) -> Board {
        let contacts = [
            Contact::new(Key::Up, p.PIN_23),
            Contact::new(Key::Down, p.PIN_20),
            Contact::new(Key::Left, p.PIN_22),
            Contact::new(Key::Right, p.PIN_21),
            Contact::new(Key::A, p.PIN_18),
            Contact::new(Key::B, p.PIN_19),
            Contact::new(Key::X, p.PIN_17),
            Contact::new(Key::Y, p.PIN_16),
        ];
        let plug = Input::new(p.PIN_2, Pull::None);
        spawner.spawn(keys(contacts, plug).unwrap());
        spawner.spawn(guard(p.WATCHDOG).unwrap());
        spawner.spawn(usb::serve(p.USB).unwrap());

        // The panel's light and the lamp's green share a slice, red and blue another.
        let slice = Pwm::new_output_ab(p.PWM_SLICE6, p.PIN_12, p.PIN_13, Light::config());
        let (backlight, green) = slice.split();
        let (red, blue) =
            Pwm::new_output_ab(p.PWM_SLICE7, p.PIN_14, p.PIN_15, Light::config()).split();
        let lights = [red, green, blue].map(|output| output.map(Light::new));

        let spi = Spi::new_txonly(
            p.SPI0,
            p.PIN_6,
            p.PIN_7,
            p.DMA_CH0,
            Irqs,
            spi::Config::default(),
        );
        let panel = St7789::new(
            spi,
            Output::new(p.PIN_5, Level::High),
            Output::new(p.PIN_9, Level::High),
            Output::new(p.PIN_4, Level::High),
            Some(Input::new(p.PIN_8, Pull::Down)),
            backlight.map(Light::new),
            Mounting {
                order: 0x04,
                refresh: 0x0F,
                rests_high: false,
                beside: 0,
            },
        );
        let shell = Shell {
            lights,
            piezo: Tone::new(Pwm::new_output_b(
                p.PWM_SLICE5,
                p.PIN_11,
                pwm::Config::default(),
            )),
            adc: Adc::new_blocking(p.ADC, adc::Config::default()),
            battery: Channel::new_pin(p.PIN_26, Pull::None),
            charging: Input::new(p.PIN_24, Pull::None),
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
        /// Red, green, blue.
        lights: [Option<Light>; 3],
        piezo: Tone,
        adc: Adc<'static, Blocking>,
        battery: Channel<'static>,
        charging: Input<'static>,
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
            self.piezo.set(hertz);
        }

        fn glow(&mut self, colour: Rgb) {
            let parts = [colour.r, colour.g, colour.b];
            for (light, part) in self.lights.iter_mut().zip(parts) {
                if let Some(light) = light {
                    light.set(part, u8::MAX);
                }
            }
        }

        async fn charge(&mut self) -> Option<Charge> {
            let reading = self.adc.blocking_read(&mut self.battery).ok()?;
            // 4096 steps of 3.3 V, behind a divider by three.
            let millivolts = u32::from(reading) * 3 * 3300 / 4096;
            // The charger holds its status line high while it charges.
            Some(Charge::at(millivolts as u16, self.charging.is_high()))
        }
    }
}
