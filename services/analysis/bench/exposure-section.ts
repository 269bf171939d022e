import { labOf } from '../src/engine/math/index.ts';
import { compareHalves, type Figure, type Line } from './both-halves.ts';
import { THIRDS, thirdOf } from './depth-groups.ts';
import type { MeasuredPerson, MeasuredPhoto } from './measured.ts';
import { memo } from './memo.ts';
import { EXPOSURES } from './simulation/exposures.ts';
import { share } from './statistics.ts';
import { answerFor } from './trials.ts';
import { isWellExposed } from './well-exposed.ts';

/** Colors are computed even for refused photos. */
const displayed = memo((photo: MeasuredPhoto) => answerFor([{ ...photo, problems: [] }])?.features.skin);
const displayedLab = (photo: MeasuredPhoto) => displayed(photo)?.lab;

/** Distance (a*, b*) of the measured skin from the portrait's evenly lit face, before light correction. */
function offColor({ photos, exposure }: MeasuredPerson): number | undefined {
  const skin = photos['0']?.readings?.displayed?.skin;
  if (!skin) return undefined;
  const [, a, b] = labOf(skin);
  return Math.hypot(a - exposure.skinColor[0], b - exposure.skinColor[1]);
}

/** L* at an exposure, minus the portrait's. */
function off({ photos, exposure }: MeasuredPerson, stops: number): number | undefined {
  const photo = photos[`${stops}`];
  const lightness = photo && displayedLab(photo)?.[0];
  return lightness === undefined ? undefined : lightness - exposure.skin;
}

const within = (most: number, stops: number) => (people: readonly MeasuredPerson[]) =>
  share(people.flatMap((person) => off(person, stops) ?? []).map((d) => Math.abs(d) <= most));

/** Stops by which honest photos differ. */
const SLIGHTLY = 0.7;

/** Photos in one exposure that are accepted, with how far their skin is from the portrait's L*, in its own sd. */
const told = (people: readonly MeasuredPerson[], name: string): number[] =>
  people.flatMap(({ photos, exposure }) => {
    const photo = photos[name];
    const skin = photo?.problems.length === 0 ? displayed(photo) : undefined;
    return skin ? [Math.abs(skin.lab[0] - exposure.skin) / skin.sd[0]] : [];
  });

const perExposure = (figure: (name: string) => number): string =>
  Object.keys(EXPOSURES)
    .map((name) => `${name} ${(figure(name) * 100).toFixed(0)}`)
    .join(', ');

/** How often the displayed color moves by at most 4 when the portrait's exposure changes. */
const steady =
  (moved: (plain: readonly number[], other: readonly number[]) => number) => (people: readonly MeasuredPerson[]) =>
    share(
      people.flatMap(({ photos }) =>
        [-SLIGHTLY, SLIGHTLY].flatMap((stops) => {
          const [plain, other] = [photos['0'], photos[`${stops}`]].map((photo) => photo && displayedLab(photo));
          return plain && other ? [moved(plain, other) <= 4] : [];
        }),
      ),
    );

const perThird = (people: readonly MeasuredPerson[]) =>
  THIRDS.map((name, third) => {
    const some = people.filter((person) => thirdOf(person) === third);
    return `${name} ${(within(4, 0)(some) * 100).toFixed(0)}`;
  }).join(', ');

const figures: readonly Figure<MeasuredPerson>[] = [
  {
    name: 'displayed skin within 4 L* of the portrait',
    unit: '%',
    limit: { atLeast: 0.9 },
    of: within(4, 0),
    note: (people) => `${perThird(people)}; ${people.length} well exposed`,
  },
  { name: 'displayed skin within 7 L* of the portrait', unit: '%', limit: { atLeast: 1 }, of: within(7, 0) },
  {
    name: 'measured skin within 5 (a*, b*) of the lit face',
    unit: '%',
    limit: { atLeast: 0.9 },
    of: (people) => share(people.flatMap((person) => offColor(person) ?? []).map((off) => off <= 5)),
  },
  {
    name: 'displayed color moved by at most 4 (a*, b*) under 0.7 EV',
    unit: '%',
    limit: { atLeast: 0.9 },
    of: steady(([, a = 0, b = 0], [, otherA = 0, otherB = 0]) => Math.hypot(otherA - a, otherB - b)),
  },
  {
    name: 'accepted photos whose skin is off by more than 2 sd',
    unit: '%',
    limit: { atMost: 0.1 },
    of: (people) => share(Object.keys(EXPOSURES).flatMap((name) => told(people, name).map((off) => off > 2))),
    note: (people) => perExposure((name) => share(told(people, name).map((off) => off > 2))),
  },
  {
    name: 'photos refused',
    unit: '%',
    of: (people) =>
      share(people.flatMap(({ photos }) => Object.values(photos).map(({ problems }) => problems.length > 0))),
    note: (people) =>
      perExposure((name) =>
        share(people.flatMap(({ photos }) => photos[name] ?? []).map((p) => p.problems.length > 0)),
      ),
  },
  {
    name: 'displayed skin moved by at most 4 L* under 0.7 EV',
    unit: '%',
    limit: { atLeast: 0.9 },
    of: steady(([plain = 0], [other = 0]) => Math.abs(other - plain)),
  },
];

/** Displayed skin against the pixels of well-exposed portraits. */
export const exposureLines = (people: readonly MeasuredPerson[]): Line[] =>
  compareHalves(
    figures,
    people.filter(({ exposure }) => isWellExposed(exposure)),
    ({ half }) => half,
  );
