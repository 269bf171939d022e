import { ringDistance } from '@trueseason/seasons/ring';
import { mean } from '../src/engine/math/index.ts';
import { compareHalves, type Figure, type Line } from './both-halves.ts';
import type { MeasuredPerson } from './measured.ts';
import { memo } from './memo.ts';
import { DEPTH_STEPS } from './simulation/protocol.ts';
import { share } from './statistics.ts';
import { answerFor, seasonOf } from './trials.ts';

const atSteps = ({ photos }: MeasuredPerson) => DEPTH_STEPS.flatMap((steps) => photos[`${steps}`] ?? []);
const verdicts = (person: MeasuredPerson) => atSteps(person).map(({ problems }) => problems.join('+'));
const placed = memo((person: MeasuredPerson) => atSteps(person).flatMap((photo) => answerFor([photo]) ?? []));
const isWarm = (season: string) => /Spring|Autumn/.test(season);

const figures: readonly Figure<MeasuredPerson>[] = [
  {
    name: 'people whose verdict depends on depth',
    unit: '%',
    limit: { atMost: 0 },
    of: (people) => share(people.map((person) => new Set(verdicts(person)).size > 1)),
    note: (people) =>
      [
        ...new Set(
          people
            .map(verdicts)
            .filter((v) => new Set(v).size > 1)
            .flat(),
        ),
      ].join(', '),
  },
  {
    name: 'people whose warm or cool depends on depth',
    unit: '%',
    limit: { atMost: 0 },
    of: (people) => share(people.map((person) => new Set(placed(person).map((e) => isWarm(seasonOf(e)))).size > 1)),
  },
  {
    name: 'temperature moved from the fairest to the deepest step',
    of: (people) =>
      mean(
        people.flatMap((person) => {
          const values = placed(person).map(({ axes }) => axes.temperature.value);
          return values.length > 1 ? [(values.at(-1) ?? 0) - (values[0] ?? 0)] : [];
        }),
      ),
  },
  {
    name: 'season moved by more than one neighbor',
    unit: '%',
    of: (people) =>
      share(
        people.flatMap((person) => {
          const seasons = placed(person).map(seasonOf);
          return seasons.slice(1).map((season, i) => ringDistance(season, seasons[i] ?? season) > 1);
        }),
      ),
  },
];

/** The same face with skin in five depth steps along the path of real skin colors. */
export const depthLines = (people: readonly MeasuredPerson[]): Line[] =>
  compareHalves(figures, people, ({ half }) => half);
