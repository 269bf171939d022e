/**
 * `node -C source bench/fit-confidence.ts [--every=3]`: fits the numbers of say/confidence.ts by Newton's method on the
 * tuning half; both sections weigh the same, and `--every` subsamples people. A set is right if the person's other set
 * gets the same season. Results are cross-validated.
 */
import { NO_ANSWERS } from '@trueseason/contracts';
import { combinePhotos } from '../src/engine/combine/index.ts';
import { leadOf } from '../src/engine/describe/confidence.ts';
import { mean } from '../src/engine/math/index.ts';
import { loadModels } from '../src/engine/models.ts';
import { placePerson } from '../src/engine/place/index.ts';
import { flagOf } from './flags.ts';
import { type MeasuredPhoto, measurePerson } from './measured.ts';
import { realPairs, realPeople } from './people.ts';
import { areaUnderCurve, calibrationError } from './statistics.ts';
import { setOf } from './trials.ts';

interface Sample {
  /** The predictor. */
  readonly x: number;
  readonly right: boolean;
  readonly weight: number;
}

function placedFrom(photos: readonly MeasuredPhoto[]) {
  const readings = photos.flatMap(({ problems, readings: seen }) => (problems.length === 0 && seen ? [seen] : []));
  if (readings.length < photos.length) return undefined;
  const combined = combinePhotos(readings, NO_ANSWERS);
  const placed = placePerson(combined, NO_ANSWERS);
  return { season: placed.placement.distribution[0]?.season, x: leadOf(placed.placement) };
}

/** Weak ridge penalty, so that two hundred sets do not give steep curves; the offset is unpenalized. */
const RIDGE = 0.5;
const FREE = 0.001;

function fit(samples: readonly Sample[]): [offset: number, lead: number] {
  let [offset, lead] = [0, 0];
  for (let round = 0; round < 40; round++) {
    let [g0, g1] = [-FREE * offset, -RIDGE * lead];
    let [h00, h01, h11] = [FREE, 0, RIDGE];
    for (const { x, right, weight } of samples) {
      const p = probability([offset, lead], x);
      const [miss, bend] = [weight * ((right ? 1 : 0) - p), weight * p * (1 - p)];
      g0 += miss;
      g1 += miss * x;
      h00 += bend;
      h01 += bend * x;
      h11 += bend * x * x;
    }
    const determinant = h00 * h11 - h01 * h01;
    offset += (h11 * g0 - h01 * g1) / determinant;
    lead += (h00 * g1 - h01 * g0) / determinant;
  }
  return [offset, lead];
}

const probability = ([offset, lead]: readonly [number, number], x: number): number =>
  1 / (1 + Math.exp(-offset - lead * x));

/** Folds of the cross-validation. */
const PARTS = 10;
/** Photos of one hour and of different days: the confidence must fit both. */
const SECTIONS = ['relighting', 'pairs'] as const;

interface FittedSet extends Sample {
  readonly section: string;
  readonly part: number;
}

const every = Number(flagOf('every') ?? 1);
const models = await loadModels();
const sets: Omit<FittedSet, 'weight'>[] = [];
for (const section of SECTIONS) {
  const people = section === 'pairs' ? realPairs() : realPeople();
  const tuning = people.filter(({ half }) => half === 'tuning');
  for (const [i, person] of tuning.filter((_, k) => k % every === 0).entries()) {
    const measured = await measurePerson(person, section, models);
    const said = { section, part: i % PARTS };
    const [a, b] = (['a', 'b'] as const).map((set) => measured && placedFrom(setOf(measured, set, 3)));
    if (!a || !b) continue;
    const right = a.season === b.season;
    sets.push({ x: a.x, right, ...said }, { x: b.x, right, ...said });
  }
}
const sizeOf = (section: string) => sets.filter((set) => set.section === section).length;
const samples: FittedSet[] = sets.map((set) => ({
  ...set,
  weight: sets.length / SECTIONS.length / sizeOf(set.section),
}));
console.log(
  `offset, lead: ${fit(samples)
    .map((w) => w.toFixed(2))
    .join(', ')} over ${samples.length} sets`,
);
const claims = Array.from({ length: PARTS }, (_, part) => {
  const weights = fit(samples.filter((set) => set.part !== part));
  return samples
    .filter((set) => set.part === part)
    .map(({ x, right, section }) => ({ confidence: Math.min(0.95, probability(weights, x)), right, section }));
}).flat();
for (const section of SECTIONS) {
  const some = claims.filter((claim) => claim.section === section);
  console.log(
    `${section}: right ${mean(some.map(({ right }) => (right ? 1 : 0))).toFixed(2)}, said ${mean(some.map(({ confidence }) => confidence)).toFixed(2)}, calibration error ${calibrationError(some).toFixed(3)}, area under the curve ${areaUnderCurve(some).toFixed(3)}`,
  );
}
