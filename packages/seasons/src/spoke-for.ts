import { AXES, type Axis, type AxisScores, type SeasonName } from '@trueseason/contracts';
import { capital } from './capital.ts';
import { whereYouLie } from './decided-against.ts';
import { decidingAxis, pull } from './deciding-axis.ts';
import { listed } from './listed.ts';

/** From here on, what an axis says for the runner-up is worth a sentence. */
const SPEAKS_UP = 0.05;

export const speaksFor = (season: SeasonName, against: SeasonName, axis: Axis, axes: AxisScores): boolean =>
  pull(season, against, axis, axes) > SPEAKS_UP;

/** Two of four look like a vote: why they did not win. That temperature counts most answers it only where that decided. */
function whyNotAVote(speaking: readonly Axis[], first: SeasonName, second: SeasonName, axes: AxisScores): string {
  if (speaking.length < 2) return '';
  const decider = decidingAxis(first, second, axes);
  // Who hears of no trait that decided has been told that all four together did.
  if (!whereYouLie(decider, first, second, axes)) return '';
  if (decider === 'temperature') return 'The traits do not count alike: temperature most, contrast least';
  const forSecond = speaking.reduce((sum, axis) => sum + pull(second, first, axis, axes), 0);
  if (pull(first, second, decider, axes) > forSecond)
    return `${capital(decider)} speaks louder against ${second} than ${speaking.length === 2 ? 'both' : 'all three'} for it`;
  // Beside two that speak for the runner-up and the one that decided, one is left.
  const beside = AXES.find((axis) => axis !== decider && speaksFor(first, second, axis, axes));
  return beside
    ? `${capital(beside)} speaks for ${first} as well, and so do all four together`
    : `All four together speak for ${first}`;
}

/**
 * Every trait that speaks for the runner-up, the loudest first, and how far: whoever looks at the scales finds none left
 * out, and without figures it would contradict the season that it is told beside. "" where none does.
 */
export function spokeFor(first: SeasonName, second: SeasonName, axes: AxisScores): string {
  const speaking = AXES.filter((axis) => speaksFor(second, first, axis, axes)).sort(
    (a, b) => pull(second, first, b, axes) - pull(second, first, a, axes),
  );
  if (speaking.length === 0) return '';
  const [lies, ...others] = speaking.map((axis) => whereYouLie(axis, second, first, axes)).filter(Boolean);
  const who = `${capital(listed(speaking))}${speaking.length > 1 ? ', each by itself,' : ' by itself'}`;
  const vote = whyNotAVote(speaking, first, second, axes);
  return [`${who} would have spoken for ${second}${lies ? `: ${lies}` : ''}`, ...others.map(capital), vote]
    .filter(Boolean)
    .map((said) => `${said}.`)
    .join(' ');
}
