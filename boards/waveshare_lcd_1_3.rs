//! Waveshare Pico-LCD-1.3 on a Raspberry Pi Pico: panel, joystick and four keys; nothing to hear or to measure.

use durbar::app::BoardFacts;

/// What the app must know of it.
pub const FACTS: BoardFacts = BoardFacts {
    board: "Waveshare LCD 1.3",
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
        app::Deals,
        shell::{
            console::Line,
            ports::{Body, Ports},
        },
        ui::key::Key,
    };
    use embassy_executor::Spawner;
    use embassy_rp::{
        Peripherals,
        gpio::{Input, Level, Output, Pull},
        peripherals::SPI1,
        pwm::Pwm,
        spi::{self, Spi},
    };

    use crate::boards::rp2040::{
        Contact, Irqs, Light, Mounting, Queue, Saves, St7789, Timekeeper, chance, deals, guard,
        usb, watch,
    };

    /// The ports of this board.
    type Board = Ports<St7789<SPI1>, Queue, Timekeeper, Bare, Saves>;

    /// Takes the chip and wires up the board.
    #[expect(
        clippy::unwrap_used,
        reason = "each task is spawned once, and only here"
    )]
    pub fn ports(p: Peripherals, spawner: Spawner) -> Board {
        let contacts = [
            Contact::new(Key::Up, p.PIN_2),
            Contact::new(Key::Down, p.PIN_18),
            Contact::new(Key::Left, p.PIN_16),
            Contact::new(Key::Right, p.PIN_20),
            // Pressing the joystick chooses, like A.
            Contact::new(Key::A, p.PIN_3),
            Contact::new(Key::A, p.PIN_15),
            Contact::new(Key::B, p.PIN_17),
            Contact::new(Key::X, p.PIN_19),
            Contact::new(Key::Y, p.PIN_21),
        ];
        // Every Pico tells by this pin whether USB gives power.
        let plug = Input::new(p.PIN_24, Pull::Down);
        spawner.spawn(keys(contacts, plug).unwrap());
        spawner.spawn(guard(p.WATCHDOG).unwrap());
        spawner.spawn(usb::serve(p.USB).unwrap());

        let (_, backlight) = Pwm::new_output_b(p.PWM_SLICE6, p.PIN_13, Light::config()).split();
        let spi = Spi::new_txonly(
            p.SPI1,
            p.PIN_10,
            p.PIN_11,
            p.DMA_CH0,
            Irqs,
            spi::Config::default(),
        );
        let panel = St7789::new(
            spi,
            Output::new(p.PIN_9, Level::High),
            Output::new(p.PIN_8, Level::High),
            Output::new(p.PIN_12, Level::High),
            None,
            backlight.map(Light::new),
            Mounting {
                order: 0x70,
                refresh: 0x0F,
                rests_high: false,
                beside: 0,
            },
        );
        Ports {
            panel,
            keys: Queue,
            clock: Timekeeper,
            body: Bare,
            flash: Saves::new(p.FLASH),
        }
    }

    #[embassy_executor::task]
    async fn keys(contacts: [Contact; 9], plug: Input<'static>) -> ! {
        watch(contacts, plug).await
    }

    /// Nothing is built in besides panel and keys.
    pub struct Bare;

    impl Body for Bare {
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
    }
}
