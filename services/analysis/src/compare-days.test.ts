import type { Answers, PhotoCapture } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { areOfOtherDays, compareDays, withDays } from './compare-days.ts';
import type { LogColor } from './engine/math/log-color.ts';
import type { Readings } from './engine/measure/index.ts';

const reading = (color: LogColor) => ({ color, sd: [0.04, 0.06, 0.15] as LogColor, pixels: 900 });
interface Shown {
  /** Brightness, log. */
  readonly light?: number;
  readonly hair?: number;
  readonly capture?: PhotoCapture;
  readonly repeatOf?: number;
  readonly pictureOf?: number;
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
  ['the same colors', [photo()], [photo({ light: 1 })], {}, { ...ALIKE, capture: 'file', told: false }],
  ['lighter hair', [photo()], [photo({ light: 1, hair: -2 })], {}, { ...APART, capture: 'file' }],
  ['answers', [photo()], [photo({ light: 1 })], { eyes: 'blue' }, { told: true }],
  ['an answer of another kind', [photo()], [photo({ light: 1 })], { makeup: true }, { told: false }],
  ['a held camera', [held(0), held(0.1)], [held(1)], {}, { capture: 'held' }],
  ['a camera once held', [held(0), free(0.1)], [held(1)], {}, { capture: 'free' }],
  ['a file among them', [held(0), photo({ light: 0.1, capture: 'file' })], [held(1)], {}, { capture: 'file' }],
  ['the same session', [photo(), photo({ light: 0.1 })], [photo({ light: 0.2 })], {}, null],
  ['copies by the engine', [photo()], [photo({ light: 1, repeatOf: 0 })], {}, null],
  ['one picture in other colors', [photo()], [photo({ light: 1, pictureOf: 1 })], {}, null],
  ['a copy beside another shot', [photo()], [photo(), photo({ light: 1, hair: -2 })], {}, APART],
  ['another person', [photo({ hair: -4.9 }), photo({ light: 0.1, hair: -4.9 })], [stranger], {}, null],
])('compares days: %s', (_, earlier, later, answers, found) => {
  const repeat = compareDays([earlier, answers], [later, answers]);
  if (found) expect(repeat).toMatchObject(found);
  else expect(repeat).toBeNull();
});

const [here, there] = [photo(), photo({ light: 1 })];
const uploaded = (hours: readonly number[], readings: readonly Readings[]) =>
  hours.map((hour, i) => ({ ...(readings[i] ?? here), position: i + 1, uploadedAt: Date.UTC(2026, 0, 1, hour) }));

it.each<[what: string, hours: number[], readings: Readings[], days: number[]]>([
  ['uploads of one evening', [0, 11, 12], [here, there, here], [1, 1, 1]],
  ['a night between uploads, and other light', [0, 1, 13], [here, here, there], [1, 1, 3]],
  [
    'photos of one session, sent on two days',
    [0, 1, 30],
    [here, photo({ light: 0.1 }), photo({ light: 0.2 })],
    [1, 1, 1],
  ],
  ['one picture, sent again in other colors', [0, 30], [here, photo({ light: 1, pictureOf: 1 })], [1, 1]],
  ['three days, in any order', [40, 0, 1, 13], [photo({ light: -1 }), here, here, there], [1, 2, 2, 4]],
])('numbers days: %s', (_, hours, readings, days) => {
  expect(withDays(uploaded(hours, readings)).map(({ day }) => day)).toEqual(days);
});

it.each([
  [[1, 1, 3, 4], true],
  [[1, 1, 1, 4], false],
  [[1, 1, 1, 1], false],
])('takes the last two of days %j for those of other days: %s', (days, others) => {
  const readings = days.map((day) => ({ ...here, day }));
  expect(areOfOtherDays(readings.slice(2), readings.slice(0, 2))).toBe(others);
});
