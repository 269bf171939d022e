/*
 * Loaded before a service (`NODE_OPTIONS=--import …`): its wall clock runs by as many milliseconds ahead or behind as the
 * file DRILL_CLOCK says, as after a wrong time server. Timers are not affected, nor are the stores.
 */
import { readFileSync } from 'node:fs';

const LOOK_MS = 100;
const clock = process.env.DRILL_CLOCK;
let aheadMs = 0;

function look(file: string): void {
  try {
    aheadMs = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    aheadMs = 0;
  }
}

if (clock) {
  look(clock);
  setInterval(look, LOOK_MS, clock).unref();
  const real = Date;
  const shiftedNow = () => real.now() + aheadMs;
  globalThis.Date = new Proxy(real, {
    apply: () => new real(shiftedNow()).toString(),
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [shiftedNow()] : given, newTarget),
    get: (target, name) => (name === 'now' ? shiftedNow : Reflect.get(target, name)),
  });
}
