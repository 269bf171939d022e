import { type Evidence, familyOf, NO_ANSWERS, type PhotoVerdict } from '@trueseason/contracts';
import { composeReading } from '@trueseason/style/reading';
import { isSure, type ToldResult } from '@trueseason/style/seasons';
import { firstAlike, isAnotherPlace } from '@trueseason/vision/place';
import { isSamePicture, type Shot } from '@trueseason/vision/same-shot';
import { buildEvidence } from '../src/engine/build-evidence.ts';
import type { Readings } from '../src/engine/measure/index.ts';
import { areOfOneSession, sceneOf } from '../src/engine/scenes.ts';
import { compareHalves, type Figure, type Line } from './both-halves.ts';
import { type MeasuredPhoto, measureShot } from './measured.ts';
import { memo } from './memo.ts';
import { type Half, type Person, peopleInPlaces, realPairs } from './people.ts';
import { seasonOf } from './season-of.ts';
import { mean, share } from './statistics.ts';

/** A photo with what identifies its place, and how far to trust it. */
export interface Placed {
  readonly readings: Readings;
  readonly shot: Shot;
  readonly warnings: MeasuredPhoto['warnings'];
}

export const placedPhoto = ({ readings, shot, warnings }: MeasuredPhoto): Placed[] =>
  readings?.background && shot ? [{ readings, shot, warnings }] : [];
export const verdictsOn = (photos: readonly Placed[]): PhotoVerdict[] =>
  photos.map(({ warnings }, i) => ({ position: i + 1, problems: [], warnings: [...warnings] }));

export async function placedPhotos(photos: readonly Buffer[]): Promise<Placed[]> {
  const placed: Placed[] = [];
  for (const photo of photos) placed.push(...placedPhoto(await measureShot(photo)));
  return placed;
}

/** Memoized: sets of photos ask again for the same pairs. */
const areOfTwoPlaces = memo((a: Placed) =>
  memo((b: Placed): boolean => {
    const [one, other] = [sceneOf(a.readings), sceneOf(b.readings)];
    return Boolean(one && other && isAnotherPlace({ scene: one, shot: a.shot }, { scene: other, shot: b.shot }));
  }),
);

const areOfTwoDays = (a: Placed, b: Placed): boolean =>
  !areOfOneSession(a.readings, b.readings) && !isSamePicture(a.shot, b.shot);

export type Ask = 'place' | 'day';
/** Whether a pair of photos is called two places, and two days. */
export type Called = Readonly<Record<Ask, boolean>>;
export const call = (a: Placed, b: Placed): Called => ({ place: areOfTwoPlaces(a)(b), day: areOfTwoDays(a, b) });

interface Compared {
  readonly half: Half;
  readonly session: readonly Called[];
  readonly otherDay: readonly Called[];
  readonly places: readonly Called[];
}
const NOTHING = { session: [], otherDay: [], places: [] } as const;

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
/** Other places that are the truth: more take the search for other people too long. */
const TRUTH = 8;

/** @param told the result that these photos continue */
export const place = (photos: readonly Placed[], told?: ToldResult): Evidence => {
  const places = firstAlike(photos, (a, b) => !areOfTwoPlaces(b)(a));
  return buildEvidence(
    photos.map(({ readings }, i) => ({ ...readings, place: places[i] })),
    verdictsOn(photos),
    NO_ANSWERS,
    told,
  );
};
const placeAsOne = (photos: readonly Placed[]): Evidence =>
  buildEvidence(
    photos.map(({ readings }) => readings),
    verdictsOn(photos),
    NO_ANSWERS,
  );

/** Draws without replacement, the same at every run: photos in steps that share no factor with most counts. */
export function drawnSets(
  photos: readonly Placed[],
  count: Count,
  draws = DRAWS,
): (readonly [Placed[], Placed[], Placed[]])[] {
  return Array.from({ length: draws }, (_, k) => {
    const step = 1 + ((7 * k + 3) % Math.max(1, photos.length - 1));
    const order = new Set<number>();
    for (let i = 0; order.size < photos.length; i++) {
      let next = (5 * k + i * step) % photos.length;
      while (order.has(next)) next = (next + 1) % photos.length;
      order.add(next);
    }
    const sample = [...order].flatMap((i) => photos[i] ?? []);
    return [sample.slice(0, count), sample.slice(count, 2 * count), sample.slice(count, count + TRUTH)] as const;
  });
}

/** What counts in small, enlarged pictures: their sharpness does not. */
const REFUSED = ['strong_cast', 'underexposed', 'overexposed'];

/** A person's usable photos of places. */
export async function photosInPlaces({ photos }: Person): Promise<Placed[]> {
  const measured: MeasuredPhoto[] = [];
  for (const photo of photos) measured.push(await measureShot(photo));
  const usable = measured.filter(({ problems }) => problems.every((problem) => !REFUSED.includes(problem)));
  return usable.flatMap(placedPhoto);
}

async function personInPlaces(person: Person): Promise<{ drawn: InPlaces; compared: Compared }> {
  const { half } = person;
  const candidates = await photosInPlaces(person);
  const draws = Object.fromEntries(
    COUNTS.map((count) => [
      count,
      drawnSets(candidates, count).map(([mine, others, rest]) => ({
        said: place(mine),
        other: place(others),
        truth: place(rest),
        saidOfOne: placeAsOne(mine),
      })),
    ]),
  ) as unknown as InPlaces['draws'];
  const pairs = candidates.flatMap((one, i) => candidates.slice(0, i).map((other) => call(one, other)));
  return { drawn: { half, draws }, compared: { half, ...NOTHING, places: pairs } };
}

const RAREST = 1 / 600;
const lossOf = ({ distribution }: Evidence, season: string): number =>
  -Math.log(Math.max(RAREST, distribution.find((entry) => entry.season === season)?.probability ?? 0));
export const sureCount = memo((evidence: Evidence): number => {
  const { neutrals, lights, brights } = composeReading(evidence, seasonOf(evidence)).sections;
  return [neutrals, lights, brights].reduce((sum, { colors }) => sum + colors.filter(isSure).length, 0);
});
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
const TITLES: Readonly<Record<Count, string>> = { 1: 'One place', 2: 'Two places', 3: 'Three places' };

/** What /how-sure shows. */
const SHOWN: readonly string[] = ['same', 'truth'];

const figuresOf = (count: Count): Figure<InPlaces>[] => {
  const figure = (
    name: string,
    key: string,
    of: (draws: readonly Draw[]) => number,
    isShare = true,
  ): Figure<InPlaces> => {
    const limit = LIMITS[count]?.[key];
    return {
      name,
      ...(isShare && { unit: '%' as const }),
      ...(limit && { limit }),
      ...(SHOWN.includes(key) && { shownIn: 'places' as const }),
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
    figure('sure colors of 36', 'sure', (draws) => mean(draws.map(({ said }) => sureCount(said))), false),
    figure(
      'log loss',
      'lossItself',
      (draws) => mean(draws.map(({ said, truth }) => lossOf(said, seasonOf(truth)))),
      false,
    ),
    figure(
      '  lower than as photos of one place by',
      'loss',
      (draws) =>
        mean(
          draws.map(({ said, saidOfOne, truth }) => lossOf(saidOfOne, seasonOf(truth)) - lossOf(said, seasonOf(truth))),
        ),
      false,
    ),
    {
      name: 'different people',
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
  for (const { half, photos } of chosen(realPairs('sessions'))) {
    const shots = await placedPhotos(photos);
    const [a, b] = shots;
    if (!a || !b) continue;
    compared.push({ half, ...NOTHING, session: [call(a, b)] });
    twice.push({ half, one: place([a]), two: place([a, b]) });
  }
  for (const { half, photos } of chosen(realPairs('pairs'))) {
    const [a, b] = await placedPhotos(photos);
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
    ...COUNTS.map((count) => [TITLES[count], compareHalves(figuresOf(count), people)] as const),
  ];
}
