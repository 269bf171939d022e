import { type Evidence, NO_ANSWERS } from '@trueseason/contracts';
import { buildEvidence } from '../src/engine/build-evidence.ts';
import { compareHalves, type Figure, type Line } from './both-halves.ts';
import { BENT, COLORLESS, RETOUCHED, ROOMS, recolored } from './looks.ts';
import { type Alteration, type MeasuredPhoto, measureAltered, measureShot } from './measured.ts';
import type { Half, Person } from './people.ts';
import { realPairs } from './people.ts';
import { type Called, call, placedPhoto, sureCount } from './places.ts';
import { mean, share } from './statistics.ts';

/** The middle of a picture, enlarged to its size, as of a nearer camera. */
const zoomed =
  (by: number): Alteration =>
  ({ picture: { width, height, data }, segmentation: { square } }) => {
    const whole = Uint8Array.from(data);
    const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
    const offset = clamp(square.center.x - width / by / 2, width - width / by);
    const top = clamp(square.center.y - height / by / 2, height - height / by);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const [u, v] = [clamp(offset + x / by, width - 2), clamp(top + y / by, height - 2)];
        const [x0, y0] = [Math.floor(u), Math.floor(v)];
        for (let c = 0; c < 3; c++) {
          const at = (dx: number, dy: number) => whole[((y0 + dy) * width + x0 + dx) * 3 + c] ?? 0;
          const above = at(0, 0) + (u - x0) * (at(1, 0) - at(0, 0));
          const below = at(0, 1) + (u - x0) * (at(1, 1) - at(0, 1));
          data[(y * width + x) * 3 + c] = Math.round(above + (v - y0) * (below - above));
        }
      }
    }
  };

/** Twenty-four filters of one picture. */
const FILTERS: Readonly<Record<string, Alteration>> = {
  ...Object.fromEntries(Object.entries(BENT).map(([name, recoloring]) => [name, recolored(recoloring)])),
  'cropped to nine tenths': zoomed(1.11),
  'cropped to four fifths': zoomed(1.25),
};
const ZOOMS: Readonly<Record<string, Alteration>> = { 'zoomed 1.25': zoomed(1.25), 'zoomed 1.5': zoomed(1.5) };
/** Bumped when the drawing of filters changes. */
const DRAWN = 1;

/** What is done to a portrait: whatever takes color away must be stopped, and nothing may make a result surer. */
const KINDS: readonly { readonly name: string; readonly alter: Alteration; readonly isColorless: boolean }[] = [
  ...Object.entries(COLORLESS).map(([name, look]) => ({ name, alter: recolored(look), isColorless: true })),
  ...Object.entries(BENT).map(([name, look]) => ({ name, alter: recolored(look), isColorless: false })),
  ...Object.entries(RETOUCHED).map(([name, alter]) => ({ name, alter, isColorless: false })),
];

/** One portrait under one alteration. */
interface Cell {
  readonly half: Half;
  readonly name: string;
  readonly isColorless: boolean;
  readonly problems: MeasuredPhoto['problems'];
  /** How much larger the share of the first season is, and how many more colors are sure; 0 where it is stopped. */
  readonly rise: number;
  readonly more: number;
}

const PORTRAITS = 60;

const evidenceOf = ({ readings, problems, warnings }: MeasuredPhoto): Evidence | undefined =>
  readings &&
  buildEvidence([readings], [{ position: 1, problems: [...problems], warnings: [...warnings] }], NO_ANSWERS);

async function cellsOf({ half, photos: [photo] }: Person): Promise<Cell[]> {
  if (!photo) return [];
  const plain = await measureShot(photo);
  const base = evidenceOf(plain);
  if (!base || plain.problems.length > 0) return [];
  const cells: Cell[] = [];
  for (const { name, alter, isColorless } of KINDS) {
    const changed = await measureAltered(photo, `less ${DRAWN} ${name}`, alter);
    const evidence = changed.problems.length > 0 ? undefined : evidenceOf(changed);
    cells.push({
      half,
      name,
      isColorless,
      problems: changed.problems,
      rise: evidence ? evidence.confidence - base.confidence : 0,
      more: evidence ? sureCount(evidence) - sureCount(base) : 0,
    });
  }
  return cells;
}

/** By how much a cell may be surer. */
const MOST_RISE = 0.05;
const MOST_MORE = 2;

const bent = (cells: readonly Cell[]): Cell[] => cells.filter(({ isColorless }) => !isColorless);
const isSurer = ({ rise, more }: Cell): boolean => rise > MOST_RISE || more > MOST_MORE;

/** How often each kind of cell is so, the most frequent first. */
const byKind = (is: (cell: Cell) => boolean) => (cells: readonly Cell[]) =>
  Object.entries(Object.groupBy(cells.filter(is), ({ name }) => name))
    .map(([name, some = []]) => `${name} ${some.length}`)
    .join(', ');

const isStopped = ({ problems }: Cell): boolean => problems.includes('black_and_white');

const CERTAINTY: readonly Figure<Cell>[] = [
  {
    name: 'colorless in any tone, stopped with the true word',
    unit: '%',
    limit: { atLeast: 1 },
    of: (cells) => share(cells.filter(({ isColorless }) => isColorless).map(isStopped)),
    note: byKind((cell) => cell.isColorless && !isStopped(cell)),
  },
  {
    name: 'bent colors: share of the first season above the plain one by',
    limit: { atMost: 0 },
    of: (cells) => mean(bent(cells).map(({ rise }) => rise)),
  },
  {
    name: '  sure colors more than plain by',
    limit: { atMost: 0 },
    of: (cells) => mean(bent(cells).map(({ more }) => more)),
  },
  {
    name: '  surer by more than 0.05 or two colors',
    unit: '%',
    limit: { atMost: 0.05 },
    of: (cells) => share(bent(cells).map(isSurer)),
    note: byKind((cell) => !cell.isColorless && isSurer(cell)),
  },
  { name: '  stopped', unit: '%', of: (cells) => share(bent(cells).map(({ problems }) => problems.length > 0)) },
];

/** Filters of the first photo of a session, compared with that photo and with the second one. */
interface Filtered {
  readonly half: Half;
  readonly filters: readonly Called[];
  readonly zooms: readonly Called[];
  readonly rooms: readonly Called[];
}
const FILTERED_OF_EVERY = 5;

async function filteredSession({ half, photos: [a, b] }: Person): Promise<Filtered | undefined> {
  const [first] = a ? placedPhoto(await measureShot(a)) : [];
  const [second] = b ? placedPhoto(await measureShot(b)) : [];
  if (!a || !first || !second) return undefined;
  const called = async (alterations: Readonly<Record<string, Alteration>>, beside: typeof first): Promise<Called[]> => {
    const calls: Called[] = [];
    for (const [name, alteration] of Object.entries(alterations))
      for (const other of placedPhoto(await measureAltered(a, `places ${DRAWN} ${name}`, alteration)))
        calls.push(call(beside, other));
    return calls;
  };
  return {
    half,
    filters: await called(FILTERS, first),
    zooms: await called(ZOOMS, second),
    rooms: await called(ROOMS, second),
  };
}

const calledFigure = (
  name: string,
  kind: 'filters' | 'zooms' | 'rooms',
  ask: keyof Called,
  atMost: number,
): Figure<Filtered> => ({
  name,
  unit: '%',
  limit: { atMost },
  of: (people) => share(people.flatMap((person) => person[kind].map((called) => called[ask]))),
});

const FILTERS_CALLED: readonly Figure<Filtered>[] = [
  calledFigure('filters of one picture called two places', 'filters', 'place', 0.05),
  calledFigure('filters of one picture called two days', 'filters', 'day', 0.05),
  calledFigure('zoomed, beside the other selfie, called two places', 'zooms', 'place', 0.08),
  calledFigure('background replaced, beside the other selfie, called two places', 'rooms', 'place', 0.3),
];

/** Pictures with less color than a face has, or other colors. */
export async function lessSections(
  people: readonly Person[],
  chosen: (people: readonly Person[]) => Person[],
): Promise<(readonly [title: string, lines: Line[]])[]> {
  const every = Math.max(1, Math.floor(people.length / PORTRAITS));
  const cells: Cell[] = [];
  // An odd step takes both halves.
  for (const person of people.filter((_, i) => i % (every | 1) === 0).slice(0, PORTRAITS))
    cells.push(...(await cellsOf(person)));
  const filtered: Filtered[] = [];
  for (const [i, person] of chosen(realPairs('sessions')).entries())
    if (i % FILTERED_OF_EVERY === 0) filtered.push(...[(await filteredSession(person)) ?? []].flat());
  return [
    ['Pictures with less color than a face has', compareHalves(CERTAINTY, cells)],
    ['Filters of one picture', compareHalves(FILTERS_CALLED, filtered)],
  ];
}
