/**
 * `node -C source bench/fit-confidence.ts`: fits the numbers of describe/confidence.ts by Newton's method to the real pairs
 * of the tuning half. A set is right if the person's other set gets the same season. Results are cross-validated.
 */
import { NO_ANSWERS } from '@trueseason/contracts';
import { combinePhotos } from '../src/engine/combine/index.ts';
import { leadOf } from '../src/engine/describe/confidence.ts';
import { mean } from '../src/engine/math/index.ts';
import { loadModels } from '../src/engine/models.ts';
import { placePerson } from '../src/engine/place/index.ts';
import { type MeasuredPhoto, measurePerson } from './measured.ts';
import { realPairs } from './people.ts';
import { areaUnderCurve, calibrationError } from './statistics.ts';
import { setOf } from './trials.ts';

interface Sample {
  /** The predictor. */
  readonly x: number;
  readonly right: boolean;
}

function placedFrom(photos: readonly MeasuredPhoto[]) {
  const readings = photos.flatMap(({ problems, readings: seen }) => (problems.length === 0 && seen ? [seen] : []));
  if (readings.length < photos.length) return undefined;
  const combined = combinePhotos(readings, NO_ANSWERS);
  const placed = placePerson(combined, NO_ANSWERS);
  return { season: placed.placement.distribution[0]?.season, x: leadOf(placed.placement) };
}

/** Weak ridge penalty, so that a few sets do not give steep curves; the offset is unpenalized. */
const RIDGE = 0.5;
const FREE = 0.001;

function fit(samples: readonly Sample[]): [offset: number, lead: number] {
  let [offset, lead] = [0, 0];
  for (let round = 0; round < 40; round++) {
    let [g0, g1] = [-FREE * offset, -RIDGE * lead];
    let [h00, h01, h11] = [FREE, 0, RIDGE];
    for (const { x, right } of samples) {
      const p = probability([offset, lead], x);
      const [miss, bend] = [(right ? 1 : 0) - p, p * (1 - p)];
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

const models = await loadModels();
const samples: (Sample & { readonly part: number })[] = [];
for (const [i, person] of realPairs()
  .filter(({ half }) => half === 'tuning')
  .entries()) {
  const measured = await measurePerson(person, models);
  const [a, b] = (['a', 'b'] as const).map((set) => placedFrom(setOf(measured, set, 3)));
  if (!a || !b) continue;
  const right = a.season === b.season;
  for (const { x } of [a, b]) samples.push({ x, right, part: i % PARTS });
}
console.log(
  `offset, lead: ${fit(samples)
    .map((w) => w.toFixed(2))
    .join(', ')} over ${samples.length} sets`,
);
const claims = samples.map(({ x, right, part }) => {
  const weights = fit(samples.filter((set) => set.part !== part));
  return { confidence: probability(weights, x), right };
});
console.log(
  `right ${mean(claims.map(({ right }) => (right ? 1 : 0))).toFixed(2)}, stated ${mean(claims.map(({ confidence }) => confidence)).toFixed(2)}, calibration error ${calibrationError(claims).toFixed(3)}, area under the curve ${areaUnderCurve(claims).toFixed(3)}`,
);
