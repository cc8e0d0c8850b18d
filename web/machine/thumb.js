/**
 * The instructions of the ARMv6-M core. One function on purpose: flags and program counter live in local variables,
 * which is what makes it fast.
 */

import { FLASH, Fault, ROM_SIZE, SRAM, SRAM_SIZE, hex } from './memory.js';
import { BUDGET, C, COUNT, HAND, INTERPRET, NZ, PC, V } from './translate.js';

const WORD = 4;

/**
 * Executes instructions while the core's budget lasts.
 * @param {import('./core.js').Core} core
 */
export function execute(core) {
  const { registers: r, blocks } = core;
  let { pc, nz, c, v } = core;
  let { code, codeBase: base, handStart: from, handSize: size } = core;
  let count = 0;
  let start = pc;
  let next = -1; // where the instruction before leads unless it jumps
  try {
    while (core.budget > 0) {
      if (pc !== next && blocks !== null && blocks.has(pc)) {
        r[NZ] = nz;
        r[C] = c;
        r[V] = v;
        r[BUDGET] = core.budget;
        r[HAND] = size === WORD ? from : 0;
        r[COUNT] = 0;
        do {
          r[PC] = pc;
          pc = blocks.run();
        } while ((pc & INTERPRET) === 0 && r[BUDGET] > 0 && blocks.has(pc));
        nz = r[NZ];
        c = r[C];
        v = r[V];
        core.budget = r[BUDGET];
        count += r[COUNT];
        blocks.instructions += r[COUNT];
        code = core.flash16;
        base = FLASH;
        from = r[HAND];
        size = from === 0 ? 0 : WORD;
        if ((pc & INTERPRET) === 0 && core.budget <= 0) break;
        pc &= ~INTERPRET;
      }
      next = pc + 2;
      start = pc;
      if ((pc - from) >>> 0 >= size) {
        if ((pc - FLASH) >>> 0 < core.flashMask) {
          code = core.flash16;
          base = FLASH;
          if (core.cache === null) {
            from = FLASH;
            size = core.flashMask;
          } else {
            core.waitForFlash(pc - FLASH);
            from = pc & ~3;
            size = WORD;
          }
        } else if ((pc - SRAM) >>> 0 < SRAM_SIZE) [code, base, from, size] = [core.sram16, SRAM, SRAM, SRAM_SIZE];
        else if (pc >>> 0 < ROM_SIZE) [code, base, from, size] = [core.rom16, 0, 0, ROM_SIZE];
        else throw new Fault(`jump to ${hex(pc)}, where no code can be`, pc);
      }
      const op = code[(pc - base) >> 1];
      pc += 2;
      count++;
      core.budget -= 1;
      switch (op >> 11) {
        case 0: { // LSLS Rd, Rm, #imm; MOVS Rd, Rm
          const shift = (op >> 6) & 31;
          const value = r[(op >> 3) & 7];
          if (shift !== 0) c = (value >>> (32 - shift)) & 1;
          nz = r[op & 7] = value << shift;
          break;
        }
        case 1: { // LSRS Rd, Rm, #imm
          const shift = (op >> 6) & 31;
          const value = r[(op >> 3) & 7];
          c = (value >>> (shift === 0 ? 31 : shift - 1)) & 1;
          nz = r[op & 7] = shift === 0 ? 0 : value >>> shift;
          break;
        }
        case 2: { // ASRS Rd, Rm, #imm
          const shift = (op >> 6) & 31;
          const value = r[(op >> 3) & 7];
          c = (value >> (shift === 0 ? 31 : shift - 1)) & 1;
          nz = r[op & 7] = value >> (shift === 0 ? 31 : shift);
          break;
        }
        case 3: { // ADDS, SUBS with a register or a small number
          const a = r[(op >> 3) & 7];
          const b = op & 0x400 ? (op >> 6) & 7 : r[(op >> 6) & 7];
          if (op & 0x200) {
            nz = (a - b) | 0;
            c = a >>> 0 >= b >>> 0 ? 1 : 0;
            v = (a ^ b) & (a ^ nz);
          } else {
            nz = (a + b) | 0;
            c = nz >>> 0 < a >>> 0 ? 1 : 0;
            v = ~(a ^ b) & (a ^ nz);
          }
          r[op & 7] = nz;
          break;
        }
        case 4: // MOVS Rd, #imm
          nz = r[(op >> 8) & 7] = op & 0xff;
          break;
        case 5: { // CMP Rn, #imm
          const a = r[(op >> 8) & 7];
          const b = op & 0xff;
          nz = (a - b) | 0;
          c = a >>> 0 >= b ? 1 : 0;
          v = a & ~nz;
          break;
        }
        case 6: { // ADDS Rdn, #imm
          const a = r[(op >> 8) & 7];
          nz = (a + (op & 0xff)) | 0;
          c = nz >>> 0 < a >>> 0 ? 1 : 0;
          v = ~a & nz;
          r[(op >> 8) & 7] = nz;
          break;
        }
        case 7: { // SUBS Rdn, #imm
          const a = r[(op >> 8) & 7];
          const b = op & 0xff;
          nz = (a - b) | 0;
          c = a >>> 0 >= b ? 1 : 0;
          v = a & ~nz;
          r[(op >> 8) & 7] = nz;
          break;
        }
        case 8: {
          const d = op & 7;
          const m = (op >> 3) & 7;
          switch ((op >> 6) & 31) {
            case 0: nz = r[d] &= r[m]; break; // ANDS
            case 1: nz = r[d] ^= r[m]; break; // EORS
            case 2: { // LSLS by a register
              const shift = r[m] & 0xff;
              const value = r[d];
              if (shift !== 0) {
                c = shift <= 32 ? (shift === 32 ? value : value >>> (32 - shift)) & 1 : 0;
                r[d] = shift < 32 ? value << shift : 0;
              }
              nz = r[d];
              break;
            }
            case 3: { // LSRS by a register
              const shift = r[m] & 0xff;
              const value = r[d];
              if (shift !== 0) {
                c = shift <= 32 ? (value >>> (shift - 1)) & 1 : 0;
                r[d] = shift < 32 ? value >>> shift : 0;
              }
              nz = r[d];
              break;
            }
            case 4: { // ASRS by a register
              const shift = Math.min(r[m] & 0xff, 32);
              const value = r[d];
              if (shift !== 0) {
                c = (value >> (shift - 1)) & 1;
                r[d] = value >> Math.min(shift, 31);
              }
              nz = r[d];
              break;
            }
            case 5: { // ADCS
              const a = r[d];
              const b = r[m];
              nz = (a + b + c) | 0;
              v = ~(a ^ b) & (a ^ nz);
              c = (a >>> 0) + (b >>> 0) + c > 0xffffffff ? 1 : 0;
              r[d] = nz;
              break;
            }
            case 6: { // SBCS
              const a = r[d];
              const b = r[m];
              nz = (a - b - (1 - c)) | 0;
              v = (a ^ b) & (a ^ nz);
              c = (a >>> 0) - (b >>> 0) - (1 - c) >= 0 ? 1 : 0;
              r[d] = nz;
              break;
            }
            case 7: { // RORS
              const shift = r[m] & 0xff;
              const value = r[d];
              if (shift !== 0) {
                r[d] = (value >>> (shift & 31)) | (value << (-shift & 31));
                c = r[d] >>> 31;
              }
              nz = r[d];
              break;
            }
            case 8: nz = r[d] & r[m]; break; // TST
            case 9: { // RSBS Rd, Rn, #0
              const b = r[m];
              nz = -b | 0;
              c = b === 0 ? 1 : 0;
              v = b & nz;
              r[d] = nz;
              break;
            }
            case 10: { // CMP
              const a = r[d];
              const b = r[m];
              nz = (a - b) | 0;
              c = a >>> 0 >= b >>> 0 ? 1 : 0;
              v = (a ^ b) & (a ^ nz);
              break;
            }
            case 11: { // CMN
              const a = r[d];
              const b = r[m];
              nz = (a + b) | 0;
              c = nz >>> 0 < a >>> 0 ? 1 : 0;
              v = ~(a ^ b) & (a ^ nz);
              break;
            }
            case 12: nz = r[d] |= r[m]; break; // ORRS
            case 13: nz = r[d] = Math.imul(r[d], r[m]); break; // MULS: one cycle on this chip
            case 14: nz = r[d] &= ~r[m]; break; // BICS
            case 15: nz = r[d] = ~r[m]; break; // MVNS
            case 16: case 17: case 18: case 19: { // ADD with high registers
              const from = (op >> 3) & 15;
              const to = (op & 7) | ((op >> 4) & 8);
              const sum = ((to === 15 ? pc + 2 : r[to]) + (from === 15 ? pc + 2 : r[from])) | 0;
              if (to === 15) {
                pc = sum & ~1;
                core.budget -= 1;
              } else {
                r[to] = to === 13 ? sum & ~3 : sum;
              }
              break;
            }
            case 20: case 21: case 22: case 23: { // CMP with high registers
              const a = r[(op & 7) | ((op >> 4) & 8)];
              const from = (op >> 3) & 15;
              const b = from === 15 ? pc + 2 : r[from];
              nz = (a - b) | 0;
              c = a >>> 0 >= b >>> 0 ? 1 : 0;
              v = (a ^ b) & (a ^ nz);
              break;
            }
            case 24: case 25: case 26: case 27: { // MOV with high registers
              const from = (op >> 3) & 15;
              const to = (op & 7) | ((op >> 4) & 8);
              const value = from === 15 ? pc + 2 : r[from];
              if (to === 15) {
                pc = value & ~1;
                core.budget -= 1;
              } else {
                r[to] = to === 13 ? value & ~3 : value;
              }
              break;
            }
            default: { // BX, BLX
              const from = (op >> 3) & 15;
              const target = from === 15 ? pc + 2 : r[from];
              core.budget -= 1;
              if (op & 0x80) {
                r[14] = pc | 1;
              } else if (target >>> 28 === 15 && core.IPSR !== 0) {
                core.leave(target);
                ({ pc, nz, c, v } = core);
                break;
              }
              if ((target & 1) === 0) throw new Fault(`branch to ${hex(target)} without the Thumb bit`, target);
              pc = target & ~1;
            }
          }
          break;
        }
        case 9: // LDR Rt, [pc, #imm]
          core.budget -= 1;
          r[(op >> 8) & 7] = core.read32(((pc + 2) & ~3) + ((op & 0xff) << 2));
          break;
        case 10: {
          const address = (r[(op >> 3) & 7] + r[(op >> 6) & 7]) | 0;
          core.budget -= 1;
          switch ((op >> 9) & 3) {
            case 0: core.write32(address, r[op & 7]); break; // STR
            case 1: core.write16(address, r[op & 7]); break; // STRH
            case 2: core.write8(address, r[op & 7]); break; // STRB
            default: r[op & 7] = (core.read8(address) << 24) >> 24; // LDRSB
          }
          break;
        }
        case 11: {
          const address = (r[(op >> 3) & 7] + r[(op >> 6) & 7]) | 0;
          core.budget -= 1;
          switch ((op >> 9) & 3) {
            case 0: r[op & 7] = core.read32(address); break; // LDR
            case 1: r[op & 7] = core.read16(address); break; // LDRH
            case 2: r[op & 7] = core.read8(address); break; // LDRB
            default: r[op & 7] = (core.read16(address) << 16) >> 16; // LDRSH
          }
          break;
        }
        case 12: // STR Rt, [Rn, #imm]
          core.budget -= 1;
          core.write32((r[(op >> 3) & 7] + ((op >> 4) & 0x7c)) | 0, r[op & 7]);
          break;
        case 13: // LDR Rt, [Rn, #imm]
          core.budget -= 1;
          r[op & 7] = core.read32((r[(op >> 3) & 7] + ((op >> 4) & 0x7c)) | 0);
          break;
        case 14: // STRB
          core.budget -= 1;
          core.write8((r[(op >> 3) & 7] + ((op >> 6) & 31)) | 0, r[op & 7]);
          break;
        case 15: // LDRB
          core.budget -= 1;
          r[op & 7] = core.read8((r[(op >> 3) & 7] + ((op >> 6) & 31)) | 0);
          break;
        case 16: // STRH
          core.budget -= 1;
          core.write16((r[(op >> 3) & 7] + ((op >> 5) & 0x3e)) | 0, r[op & 7]);
          break;
        case 17: // LDRH
          core.budget -= 1;
          r[op & 7] = core.read16((r[(op >> 3) & 7] + ((op >> 5) & 0x3e)) | 0);
          break;
        case 18: // STR Rt, [sp, #imm]
          core.budget -= 1;
          core.write32((r[13] + ((op & 0xff) << 2)) | 0, r[(op >> 8) & 7]);
          break;
        case 19: // LDR Rt, [sp, #imm]
          core.budget -= 1;
          r[(op >> 8) & 7] = core.read32((r[13] + ((op & 0xff) << 2)) | 0);
          break;
        case 20: // ADR
          r[(op >> 8) & 7] = ((pc + 2) & ~3) + ((op & 0xff) << 2);
          break;
        case 21: // ADD Rd, sp, #imm
          r[(op >> 8) & 7] = r[13] + ((op & 0xff) << 2);
          break;
        case 22:
          if ((op & 0x0f00) === 0) { // ADD, SUB sp, #imm
            r[13] += op & 0x80 ? -((op & 0x7f) << 2) : (op & 0x7f) << 2;
          } else if ((op & 0x0f00) === 0x200) { // SXTH, SXTB, UXTH, UXTB
            const value = r[(op >> 3) & 7];
            const kind = (op >> 6) & 3;
            r[op & 7] = kind === 0 ? (value << 16) >> 16 : kind === 1 ? (value << 24) >> 24 : value & (kind === 2 ? 0xffff : 0xff);
          } else if ((op & 0x0e00) === 0x400) { // PUSH
            let address = r[13];
            if (op & 0x100) core.write32((address -= 4), r[14]);
            for (let i = 7; i >= 0; i--) if (op & (1 << i)) core.write32((address -= 4), r[i]);
            core.budget -= (r[13] - address) >> 2;
            r[13] = address;
          } else if ((op & 0xffef) === 0xb662) { // CPSIE, CPSID
            core.PM = (op & 0x10) !== 0;
            if (!core.PM && core.isInterruptDue()) core.yield();
          } else {
            throw new Fault(`undefined instruction ${hex(op)}`, pc - 2);
          }
          break;
        case 23:
          if ((op & 0x0e00) === 0xc00) { // POP
            let address = r[13];
            for (let i = 0; i < 8; i++) {
              if (op & (1 << i)) {
                r[i] = core.read32(address);
                address += 4;
              }
            }
            if (op & 0x100) {
              const target = core.read32(address);
              address += 4;
              core.budget -= (address - r[13]) >> 2;
              core.budget -= 1;
              r[13] = address;
              if (target >>> 28 === 15 && core.IPSR !== 0) {
                core.leave(target);
                ({ pc, nz, c, v } = core);
              } else {
                if ((target & 1) === 0) throw new Fault(`return to ${hex(target)} without the Thumb bit`, target);
                pc = target & ~1;
              }
            } else {
              core.budget -= (address - r[13]) >> 2;
              r[13] = address;
            }
          } else if ((op & 0x0f00) === 0xa00) { // REV, REV16, REVSH
            const value = r[(op >> 3) & 7];
            const halves = ((value & 0x00ff00ff) << 8) | ((value >>> 8) & 0x00ff00ff);
            const kind = (op >> 6) & 3;
            if (kind === 2) throw new Fault(`undefined instruction ${hex(op)}`, pc - 2);
            r[op & 7] = kind === 0 ? (halves << 16) | (halves >>> 16) : kind === 1 ? halves : (halves << 16) >> 16;
          } else if ((op & 0x0f00) === 0xe00) { // BKPT
            if (base !== 0) throw new Fault('breakpoint without a debugger', pc - 2);
            core.onRomCall(op & 0xff);
          } else if ((op & 0x0f0f) === 0xf00) { // hints
            const hint = (op >> 4) & 15;
            if (hint === 4) {
              core.event = true; // SEV
            } else if (hint === 3 || (hint === 2 && !core.event)) { // WFI, WFE
              core.waiting = true;
              core.yield();
            } else if (hint === 2) {
              core.event = false;
            }
          } else {
            throw new Fault(`undefined instruction ${hex(op)}`, pc - 2);
          }
          break;
        case 24: { // STM Rn!, {...}
          const n = (op >> 8) & 7;
          let address = r[n];
          for (let i = 0; i < 8; i++) {
            if (op & (1 << i)) {
              core.write32(address, r[i]);
              address = (address + 4) | 0;
              core.budget -= 1;
            }
          }
          r[n] = address;
          break;
        }
        case 25: { // LDM Rn!, {...}
          const n = (op >> 8) & 7;
          let address = r[n];
          for (let i = 0; i < 8; i++) {
            if (op & (1 << i)) {
              r[i] = core.read32(address);
              address = (address + 4) | 0;
              core.budget -= 1;
            }
          }
          if (!(op & (1 << n))) r[n] = address;
          break;
        }
        case 26:
        case 27: { // B<cond>, UDF, SVC
          let taken = false;
          switch ((op >> 8) & 15) {
            case 0: taken = nz === 0; break;
            case 1: taken = nz !== 0; break;
            case 2: taken = c !== 0; break;
            case 3: taken = c === 0; break;
            case 4: taken = nz < 0; break;
            case 5: taken = nz >= 0; break;
            case 6: taken = v < 0; break;
            case 7: taken = v >= 0; break;
            case 8: taken = c !== 0 && nz !== 0; break;
            case 9: taken = c === 0 || nz === 0; break;
            case 10: taken = (nz ^ v) >= 0; break;
            case 11: taken = (nz ^ v) < 0; break;
            case 12: taken = nz !== 0 && (nz ^ v) >= 0; break;
            case 13: taken = nz === 0 || (nz ^ v) < 0; break;
            case 14: throw new Fault('undefined instruction (UDF), as a panic ends', pc - 2);
            default:
              if (core.PM || core.priorityOf(11) >= core.priorityOf(core.IPSR)) throw new Fault('SVC where it is masked', pc - 2);
              core.pendingSVCall = true;
              core.yield();
          }
          if (taken) {
            pc = pc + 2 + ((op << 24) >> 23);
            core.budget -= 1;
          }
          break;
        }
        case 28: // B
          pc = pc + 2 + ((op << 21) >> 20);
          core.budget -= 1;
          break;
        case 30: { // 32-bit: BL, MSR, MRS, barriers
          if ((pc - from) >>> 0 >= size && size === WORD) {
            core.waitForFlash(pc - FLASH);
            from = pc;
          }
          const op2 = code[(pc - base) >> 1];
          pc += 2;
          core.budget -= 2;
          if ((op2 & 0xd000) === 0xd000) { // BL
            const sign = (op << 21) >> 31;
            const i1 = ~((op2 >> 13) ^ sign) & 1;
            const i2 = ~((op2 >> 11) ^ sign) & 1;
            r[14] = pc | 1;
            pc += (sign << 24) | (i1 << 23) | (i2 << 22) | ((op & 0x3ff) << 12) | ((op2 & 0x7ff) << 1);
          } else if ((op & 0xfff0) === 0xf380 && (op2 & 0xff00) === 0x8800) { // MSR
            const value = r[op & 15];
            if ((op2 & 0xff) < 4) {
              nz = value & (1 << 30) ? 0 : value < 0 ? -1 : 1;
              c = (value >>> 29) & 1;
              v = value << 3;
            } else {
              core.writeSpecial(op2 & 0xff, value);
            }
          } else if (op === 0xf3ef && (op2 & 0xf000) === 0x8000) { // MRS
            const flags = (nz < 0 ? 1 << 31 : 0) | (nz === 0 ? 1 << 30 : 0) | (c << 29) | (v < 0 ? 1 << 28 : 0);
            r[(op2 >> 8) & 15] = core.readSpecial(op2 & 0xff, flags);
          } else if (op !== 0xf3bf || (op2 & 0xffc0) !== 0x8f40) { // DSB, DMB, ISB do nothing here
            throw new Fault(`undefined instruction ${hex((op << 16) | op2)}`, pc - 4);
          }
          break;
        }
        default:
          throw new Fault(`undefined instruction ${hex(op)}`, pc - 2);
      }
    }
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    core.instructions += count;
    Object.assign(core, { pc: start, nz, c, v, code, codeBase: base, handStart: from, handSize: size });
    core.takeFault(fault);
    return;
  }
  core.instructions += count;
  core.pc = pc;
  core.nz = nz;
  core.c = c;
  core.v = v;
  core.code = code;
  core.codeBase = base;
  core.handStart = from;
  core.handSize = size;
}
