import type { Answers, PhotoCapture } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { areDaysApart, compareDays, dayNumbers } from './compare-days.ts';
import type { LogColor } from './engine/math/log-color.ts';
import type { Readings } from './engine/measure/index.ts';

const reading = (color: LogColor) => ({ color, sd: [0.04, 0.06, 0.15] as LogColor, pixels: 900 });
interface Shown {
  /** Brightness, log. */
  readonly light?: number;
  readonly hair?: number;
  readonly capture?: PhotoCapture;
  readonly repeatOf?: number;
}
/** A Bright Winter; with lighter hair a Light Summer. */
const photo = ({ light = 0, hair = -3.2, ...rest }: Shown = {}): Readings => ({
  zones: { cheekLeft: reading([0.22, 0.55, -0.8 + light]) },
  features: { hair: reading([0.1, 0.3, hair + light]), sclera: reading([0.04, 0.2, -0.8 + light]) },
  ...rest,
});
/** Skin and hair that nobody has beside those. */
const stranger: Readings = {
  zones: { cheekLeft: reading([0.45, 1.2, -2.2]) },
  features: { hair: reading([-0.3, -0.4, -0.9]), sclera: reading([0.04, 0.2, -0.8]) },
};
const ALIKE = { season: 1, family: 1, neighbor: 1 };
const APART = { season: 0, family: 0, neighbor: 0 };
const held = (light: number) => photo({ light, capture: 'held' });
const free = (light: number) => photo({ light, capture: 'free' });

it.each<[what: string, earlier: Readings[], later: Readings[], answers: Answers, found: object | null]>([
  ['the same colors', [photo()], [photo({ light: 0.3 })], {}, { ...ALIKE, capture: 'file', told: false }],
  ['lighter hair', [photo()], [photo({ light: 0.3, hair: -2 })], {}, { ...APART, capture: 'file' }],
  ['answers', [photo()], [photo({ light: 0.3 })], { eyes: 'blue' }, { told: true }],
  ['an answer of another kind', [photo()], [photo({ light: 0.3 })], { makeup: true }, { told: false }],
  ['a held camera', [held(0), held(0.1)], [held(0.3)], {}, { capture: 'held' }],
  ['a camera once held', [held(0), free(0.1)], [held(0.3)], {}, { capture: 'free' }],
  ['a file among them', [held(0), photo({ light: 0.1, capture: 'file' })], [held(0.3)], {}, { capture: 'file' }],
  ['the same file', [photo(), photo({ light: 0.1 })], [photo({ light: 0.1 })], {}, null],
  ['copies by the engine', [photo()], [photo({ light: 0.3, repeatOf: 0 })], {}, null],
  ['a copy beside another shot', [photo()], [photo(), photo({ light: 0.3, hair: -2 })], {}, APART],
  ['another person', [photo({ hair: -4.9 }), photo({ light: 0.1, hair: -4.9 })], [stranger], {}, null],
])('compares days: %s', (_, earlier, later, answers, found) => {
  const repeat = compareDays([earlier, answers], [later, answers]);
  if (found) expect(repeat).toMatchObject(found);
  else expect(repeat).toBeNull();
});

it.each([
  [11, false],
  [12, true],
])('takes photos for those of another day after %d hours: %s', (hours, apart) => {
  const at = (hour: number, pending: boolean) => ({ pending, created_at: new Date(Date.UTC(2026, 0, 1, hour)) });
  expect(areDaysApart([at(0, false), at(1, false), at(1 + hours, true), at(30, true)])).toBe(apart);
});

it('numbers the days of uploads, at least twelve hours apart', () => {
  const at = (hour: number) => ({ created_at: new Date(Date.UTC(2026, 0, 1, hour)) });
  expect(dayNumbers([at(0), at(11), at(12)])).toEqual([0, 0, 0]);
  expect(dayNumbers([at(40), at(0), at(1), at(13)])).toEqual([2, 0, 0, 1]);
});
