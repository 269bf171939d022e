import { AXES, type Axis, type AxisScores, type Evidence, type SeasonName } from '@trueseason/contracts';
import { capital } from './capital.ts';
import { whereYouLie } from './decided-against.ts';
import { pull } from './deciding-axis.ts';
import { listed } from './listed.ts';
import { isSeasonName } from './ring.ts';

/** From here on, what an axis says for the runner-up is worth a sentence. */
const SPEAKS_UP = 0.05;

export const speaksFor = (season: SeasonName, against: SeasonName, axis: Axis, axes: AxisScores): boolean =>
  pull(season, against, axis, axes) > SPEAKS_UP;

/**
 * Every trait that speaks for the runner-up, the loudest first, and how far: whoever looks at the scales finds none left
 * out, and without figures it would contradict the season that it is told beside. Where several do, that they do not count alike:
 * two of four look like a vote. "" where none does.
 */
export function spokeFor(first: SeasonName, second: SeasonName, axes: AxisScores): string {
  const speaking = AXES.filter((axis) => speaksFor(second, first, axis, axes)).sort(
    (a, b) => pull(second, first, b, axes) - pull(second, first, a, axes),
  );
  if (speaking.length === 0) return '';
  const [lies, ...others] = speaking.map((axis) => whereYouLie(axis, second, first, axes)).filter(Boolean);
  const who = `${capital(listed(speaking))}${speaking.length > 1 ? ', each by itself,' : ' by itself'}`;
  const counted = speaking.length > 1 ? ['The traits do not count alike: temperature most, contrast least'] : [];
  return [`${who} would have spoken for ${second}${lies ? `: ${lies}` : ''}`, ...others.map(capital), ...counted]
    .map((said) => `${said}.`)
    .join(' ');
}

/** Stored results may tell but one of those traits, in words that sound as if there were no other. */
export const whyNotSaid = (
  season: SeasonName,
  { whyNotRunnerUp, runnerUp, axes }: Pick<Evidence, 'whyNotRunnerUp' | 'runnerUp' | 'axes'>,
): string =>
  isSeasonName(season) && isSeasonName(runnerUp)
    ? whyNotRunnerUp.replace(/(?:Temperature|Value|Chroma|Contrast) alone would have spoken for .+/, () =>
        spokeFor(season, runnerUp, axes),
      )
    : whyNotRunnerUp;
