/**
 * The other end of the USB cable: a host that takes the handheld for a serial line, and what is said on it.
 *
 * rp2040js has the controller and a host for serial lines. That host answers with an empty packet whenever it has nothing
 * to say, which no real one does: here it lets the device wait. Its hosts are there from the start: here the cable is put in
 * and pulled out with the plug. Its controller takes a buffer for filled as soon as it is offered: here the buffer stays
 * available until a packet has come. And it complains of zeros that are written to registers it does not have.
 */

import { USBCDC } from 'rp2040js';

const PACKET = 64;
const EP0_OUT_BUFFER_CONTROL = 0x84;
const AVAILABLE = 1 << 10;
const READ_ONLY = new Set([0x48, 0x5c, 0x7c, 0x80, 0x84, 0x88, 0x8c, 0x98]);

export class UsbHost {
  #usb;
  #memory;
  #waiting = [];
  #wanted = null;

  /** @param {import('./chip.js').Chip} chip */
  constructor(chip) {
    this.#usb = chip.usbCtrl;
    this.#memory = chip.usbDPRAMView;
    const usb = this.#usb;
    const write = usb.writeUint32.bind(usb);
    usb.writeUint32 = (offset, value) => {
      if (!READ_ONLY.has(offset) || value !== 0) write(offset, value);
    };
    const finish = usb.finishRead.bind(usb);
    usb.finishRead = (endpoint, bytes) => {
      this.#offer(endpoint, false);
      finish(endpoint, bytes);
    };
    /** Whether the host has taken the device for a serial line. */
    this.connected = false;
    /** All that the device has said, as text. */
    this.said = '';
    this.plugged = false;
    this.enabled = false;
    this.#usb.onUSBEnabled = () => this.#enable();
  }

  #enable() {
    this.enabled = true;
    if (this.plugged) this.#enumerate();
  }

  /** Whether the buffer of an endpoint waits for a packet. */
  #offer(endpoint, waits) {
    const register = EP0_OUT_BUFFER_CONTROL + 8 * endpoint;
    const value = this.#memory.getUint32(register, true);
    this.#memory.setUint32(register, waits ? value | AVAILABLE : value & ~AVAILABLE, true);
  }

  /** Puts the cable in, or pulls it out. */
  plug(plugged) {
    if (plugged === this.plugged) return;
    this.plugged = plugged;
    if (plugged && this.enabled) this.#enumerate();
    if (!plugged) this.#silence();
  }

  #silence() {
    this.connected = false;
    this.#waiting = [];
    this.#usb.onEndpointWrite = undefined;
    this.#usb.onEndpointRead = undefined;
    this.#usb.onResetReceived = undefined;
  }

  #enumerate() {
    const usb = this.#usb;
    const cdc = new USBCDC(usb);
    const decoder = new TextDecoder();
    cdc.onDeviceConnected = () => (this.connected = true);
    cdc.onSerialData = (bytes) => (this.said += decoder.decode(bytes, { stream: true }));
    usb.onUSBEnabled = () => this.#enable();
    this.#wanted = null;
    usb.onEndpointRead = (endpoint, size) => {
      if (endpoint !== cdc.outEndpoint) return;
      this.#offer(endpoint, true);
      this.#wanted = { endpoint, size };
      this.#send();
    };
    usb.resetDevice();
  }

  /** Says something to the device, which takes it packet by packet. */
  say(text) {
    this.#waiting.push(...new TextEncoder().encode(text));
    this.#send();
  }

  #send() {
    if (this.#wanted === null || this.#waiting.length === 0) return;
    const { endpoint, size } = this.#wanted;
    this.#wanted = null;
    this.#usb.endpointReadDone(endpoint, Uint8Array.from(this.#waiting.splice(0, Math.min(size, PACKET))));
  }
}
