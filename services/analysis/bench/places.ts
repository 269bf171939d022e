import { type Evidence, familyOf, NO_ANSWERS } from '@trueseason/contracts';
import { composeReading } from '@trueseason/style/reading';
import { isSure } from '@trueseason/style/seasons';
import { isAnotherPlace } from '@trueseason/vision/place';
import { buildEvidence } from '../src/engine/build-evidence.ts';
import type { Readings } from '../src/engine/measure/index.ts';
import { areOfOneSession, placesOf, sceneOf } from '../src/engine/scenes.ts';
import { compareHalves, type Figure, type Line } from './both-halves.ts';
import { BENT, ROOMS, recolored } from './looks.ts';
import { type Alteration, type MeasuredPhoto, measureAltered, measureShot } from './measured.ts';
import { type Half, type Person, peopleInPlaces, realPairs } from './people.ts';
import { seasonOf } from './season-of.ts';
import { mean, share } from './statistics.ts';

/** A photo with what tells its place. */
type Placed = Required<Pick<MeasuredPhoto, 'readings' | 'shot'>> & { readonly readings: Readings };

async function placedPhoto(measured: MeasuredPhoto): Promise<Placed[]> {
  const { readings, shot } = measured;
  return readings?.background && shot ? [{ readings, shot } as Placed] : [];
}

function areOfTwoPlaces(a: Placed, b: Placed): boolean {
  const [one, other] = [sceneOf(a.readings), sceneOf(b.readings)];
  return Boolean(one && other && isAnotherPlace({ scene: one, shot: a.shot }, { scene: other, shot: b.shot }));
}

const areOfTwoDays = (a: Placed, b: Placed): boolean => !areOfOneSession(a.readings, b.readings);

/** The middle of a picture, enlarged to its size, as of a nearer camera. */
const zoomed =
  (by: number): Alteration =>
  ({ picture: { width, height, data }, segmentation: { square } }) => {
    const whole = Uint8Array.from(data);
    const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
    const left = clamp(square.center.x - width / by / 2, width - width / by);
    const top = clamp(square.center.y - height / by / 2, height - height / by);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const [u, v] = [clamp(left + x / by, width - 2), clamp(top + y / by, height - 2)];
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

type Ask = 'place' | 'day';
/** Whether a pair of photos is called two places, and two days. */
type Called = Readonly<Record<Ask, boolean>>;
const call = (a: Placed, b: Placed): Called => ({ place: areOfTwoPlaces(a, b), day: areOfTwoDays(a, b) });

interface Compared {
  readonly half: Half;
  readonly session: readonly Called[];
  readonly filters: readonly Called[];
  readonly zooms: readonly Called[];
  readonly rooms: readonly Called[];
  readonly otherDay: readonly Called[];
  readonly places: readonly Called[];
}
const NOTHING = { session: [], filters: [], zooms: [], rooms: [], otherDay: [], places: [] } as const;

/** Sessions that are filtered: each takes half a minute. */
const FILTERED_OF_EVERY = 3;

async function altered(photo: Buffer, alterations: Readonly<Record<string, Alteration>>): Promise<Placed[]> {
  const found: Placed[] = [];
  for (const [name, alteration] of Object.entries(alterations))
    found.push(...(await placedPhoto(await measureAltered(photo, `places ${DRAWN} ${name}`, alteration))));
  return found;
}

async function comparedSession({ half, photos: [a, b] }: Person, isFiltered: boolean): Promise<Compared | undefined> {
  if (!a || !b) return undefined;
  const [first] = await placedPhoto(await measureShot(a));
  const [second] = await placedPhoto(await measureShot(b));
  if (!first || !second) return undefined;
  const callEach = (others: readonly Placed[], one: Placed) => others.map((other) => call(one, other));
  return {
    half,
    ...NOTHING,
    session: [call(first, second)],
    ...(isFiltered && {
      filters: callEach(await altered(a, FILTERS), first),
      zooms: callEach(await altered(a, ZOOMS), second),
      rooms: callEach(await altered(a, ROOMS), second),
    }),
  };
}

const calledFigure = (
  name: string,
  kind: Exclude<keyof Compared, 'half'>,
  ask: Ask,
  limit: NonNullable<Figure<Compared>['limit']>,
): Figure<Compared> => ({
  name,
  unit: '%',
  limit,
  of: (people) => share(people.flatMap((person) => person[kind].map((called) => called[ask]))),
});

const RULE: readonly Figure<Compared>[] = [
  calledFigure('one session called two places', 'session', 'place', { atMost: 0.02 }),
  calledFigure('one session called two days', 'session', 'day', { atMost: 0.1 }),
  calledFigure('filters of one picture called two places', 'filters', 'place', { atMost: 0.05 }),
  calledFigure('filters of one picture called two days', 'filters', 'day', { atMost: 0.05 }),
  calledFigure('zoomed, beside the other selfie, called two places', 'zooms', 'place', { atMost: 0.08 }),
  calledFigure('background replaced, beside the other selfie, called two places', 'rooms', 'place', { atMost: 0.3 }),
  {
    name: 'two places called one',
    unit: '%',
    limit: { atMost: 0.1 },
    of: (people) => share(people.flatMap(({ places }) => places.map(({ place }) => !place))),
  },
  {
    name: 'two days called one session',
    unit: '%',
    limit: { atMost: 0.02 },
    of: (people) => share(people.flatMap(({ otherDay }) => otherDay.map(({ day }) => !day))),
  },
];

/** One set of photos of a person against another one, and against all others. */
interface Draw {
  readonly said: Evidence;
  readonly other: Evidence;
  readonly truth: Evidence;
  /** What the same photos say as those of one place. */
  readonly saidOfOne: Evidence;
}
interface InPlaces {
  readonly half: Half;
  readonly draws: Readonly<Record<Count, readonly Draw[]>>;
}
const COUNTS = [1, 2, 3] as const;
type Count = (typeof COUNTS)[number];
const DRAWS = 12;

const place = (photos: readonly Placed[]): Evidence => {
  const places = placesOf(photos);
  return buildEvidence(
    photos.map(({ readings }, i) => ({ ...readings, place: places[i] })),
    [],
    NO_ANSWERS,
  );
};
const placeAsOne = (photos: readonly Placed[]): Evidence =>
  buildEvidence(
    photos.map(({ readings }) => readings),
    [],
    NO_ANSWERS,
  );

/** Draws without replacement, the same at every run: photos in steps that share no factor with most counts. */
function drawnSets(photos: readonly Placed[], count: Count): (readonly [Placed[], Placed[], Placed[]])[] {
  return Array.from({ length: DRAWS }, (_, k) => {
    const step = 1 + ((7 * k + 3) % Math.max(1, photos.length - 1));
    const order = new Set<number>();
    for (let i = 0; order.size < photos.length; i++) {
      let next = (5 * k + i * step) % photos.length;
      while (order.has(next)) next = (next + 1) % photos.length;
      order.add(next);
    }
    const drawn = [...order].flatMap((i) => photos[i] ?? []);
    return [drawn.slice(0, count), drawn.slice(count, 2 * count), drawn.slice(count)] as const;
  });
}

/** What counts in small, enlarged pictures: their sharpness does not. */
const REFUSED = ['strong_cast', 'underexposed', 'overexposed'];

async function personInPlaces({ half, photos }: Person): Promise<{ drawn: InPlaces; compared: Compared }> {
  const measured: MeasuredPhoto[] = [];
  for (const photo of photos) measured.push(await measureShot(photo));
  const usable = measured.filter(({ problems }) => problems.every((problem) => !REFUSED.includes(problem)));
  const found = (await Promise.all(usable.map(placedPhoto))).flat();
  const draws = Object.fromEntries(
    COUNTS.map((count) => [
      count,
      drawnSets(found, count).map(([mine, others, rest]) => ({
        said: place(mine),
        other: place(others),
        truth: place(rest),
        saidOfOne: placeAsOne(mine),
      })),
    ]),
  ) as unknown as InPlaces['draws'];
  const pairs = found.flatMap((one, i) => found.slice(i + 1).map((other) => call(one, other)));
  return { drawn: { half, draws }, compared: { half, ...NOTHING, places: pairs } };
}

const RAREST = 1 / 600;
const lossOf = ({ distribution }: Evidence, season: string): number =>
  -Math.log(Math.max(RAREST, distribution.find((entry) => entry.season === season)?.probability ?? 0));
const sureCount = (evidence: Evidence): number => {
  const { neutrals, lights, brights } = composeReading(evidence, seasonOf(evidence)).sections;
  return [neutrals, lights, brights].reduce((sum, { colors }) => sum + colors.filter(isSure).length, 0);
};
const drawsOf = (people: readonly InPlaces[], count: Count): Draw[] => people.flatMap(({ draws }) => [...draws[count]]);

function strangers(people: readonly InPlaces[], count: Count): number {
  return share(
    people.flatMap(({ draws }, i) =>
      people.flatMap((other, j) =>
        i === j || other.draws === draws
          ? []
          : draws[count].map(({ said }, k) => seasonOf(said) === seasonOf((other.draws[count][k] as Draw).said)),
      ),
    ),
  );
}

const LIMITS: Readonly<Partial<Record<Count, Readonly<Record<string, Figure<InPlaces>['limit']>>>>> = {
  3: {
    same: { atLeast: 0.52 },
    truth: { atLeast: 0.86 },
    strangers: { atMost: 0.16 },
    below: { atMost: 0.2, atLeast: 0 },
    loss: { atLeast: 0.08 },
  },
};
const WORDS: Readonly<Record<Count, string>> = { 1: 'one place', 2: 'two places', 3: 'three places' };

const figuresOf = (count: Count): Figure<InPlaces>[] => {
  const figure = (
    name: string,
    key: string,
    of: (draws: readonly Draw[]) => number,
    unit: '%' | undefined = '%',
  ): Figure<InPlaces> => {
    const limit = LIMITS[count]?.[key];
    return {
      name: `${name}, ${WORDS[count]}`,
      ...(unit && { unit }),
      ...(limit && { limit }),
      of: (people) => of(drawsOf(people, count)),
    };
  };
  return [
    figure('same of 12 as as many others', 'same', (draws) =>
      share(draws.map(({ said, other }) => seasonOf(said) === seasonOf(other))),
    ),
    figure('same of 4', 'family', (draws) =>
      share(draws.map(({ said, other }) => familyOf(seasonOf(said)) === familyOf(seasonOf(other)))),
    ),
    figure("the person's other places among its two seasons", 'truth', (draws) =>
      share(draws.map(({ said, truth }) => [seasonOf(said), said.runnerUp].includes(seasonOf(truth)))),
    ),
    figure('said', 'said', (draws) => mean(draws.map(({ said }) => said.confidence))),
    figure(
      '  below what other places hold by',
      'below',
      (draws) =>
        share(draws.map(({ said, truth }) => seasonOf(said) === seasonOf(truth))) -
        mean(draws.map(({ said }) => said.confidence)),
    ),
    figure('sure colors of 36', 'sure', (draws) => mean(draws.map(({ said }) => sureCount(said))), undefined),
    figure(
      'log loss',
      'lossItself',
      (draws) => mean(draws.map(({ said, truth }) => lossOf(said, seasonOf(truth)))),
      undefined,
    ),
    figure(
      '  lower than as photos of one place by',
      'loss',
      (draws) =>
        mean(
          draws.map(({ said, saidOfOne, truth }) => lossOf(saidOfOne, seasonOf(truth)) - lossOf(said, seasonOf(truth))),
        ),
      undefined,
    ),
    {
      name: `different people, ${WORDS[count]}`,
      unit: '%',
      ...(LIMITS[count]?.strangers && { limit: LIMITS[count].strangers }),
      of: (people) => strangers(people, count),
    },
  ];
};

interface Twice {
  readonly half: Half;
  readonly one: Evidence;
  readonly two: Evidence;
}
const TWICE_IN_ONE_PLACE: readonly Figure<Twice>[] = [
  {
    name: 'share of the first season, two photos of one place more than one by',
    limit: { atMost: 0.01 },
    of: (people) => mean(people.map(({ one, two }) => two.confidence - one.confidence)),
  },
  {
    name: 'sure colors, two photos of one place more than one by',
    limit: { atMost: 0.3 },
    of: (people) => mean(people.map(({ one, two }) => sureCount(two) - sureCount(one))),
  },
];

/** Which photos are other places and days, and what three places say. */
export async function placeSections(
  chosen: (people: readonly Person[]) => Person[],
): Promise<(readonly [title: string, lines: Line[]])[]> {
  const compared: Compared[] = [];
  const twice: Twice[] = [];
  for (const [i, person] of chosen(realPairs('sessions')).entries()) {
    compared.push(...[(await comparedSession(person, i % FILTERED_OF_EVERY === 0)) ?? []].flat());
    const shots = (await Promise.all(person.photos.map(async (photo) => placedPhoto(await measureShot(photo))))).flat();
    const [first] = shots;
    if (first && shots.length === 2) twice.push({ half: person.half, one: place([first]), two: place(shots) });
  }
  for (const { half, photos } of chosen(realPairs('pairs'))) {
    const shots = (await Promise.all(photos.map(async (photo) => placedPhoto(await measureShot(photo))))).flat();
    const [a, b] = shots;
    if (a && b) compared.push({ half, ...NOTHING, otherDay: [call(a, b)] });
  }
  const people: InPlaces[] = [];
  for (const person of chosen(await peopleInPlaces())) {
    const { drawn, compared: rule } = await personInPlaces(person);
    people.push(drawn);
    compared.push(rule);
  }
  return [
    ['Which photos are of another place or day', compareHalves(RULE, compared)],
    ['Three photos of one place', compareHalves(TWICE_IN_ONE_PLACE, twice)],
    ['Other places of one day', compareHalves(COUNTS.flatMap(figuresOf), people)],
  ];
}
