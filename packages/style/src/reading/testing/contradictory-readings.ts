import type { SeasonName } from '@trueseason/contracts';
import type { FactName, Facts } from '../../person/facts.ts';
import { RING, seasonProfile } from '../../seasons/index.ts';
import { topicsOfSeason } from '../season-lines.ts';
import { select } from '../select.ts';
import { factsIn } from './combinations.ts';
import { differing, isPossible } from './contradictions.ts';
import { THEMES } from './themes.ts';

/**
 * The first readings of a season whose lines contradict each other, with their facts.
 * @param facts what to try of the facts that a topic depends on
 */
export function contradictoryReadings(name: SeasonName, facts: (names: FactName[]) => Iterable<Facts>): string[] {
  const own = Object.values(topicsOfSeason(seasonProfile(name)));
  const seasonTemperature = RING[name].axes.temperature < 0 ? 'cool' : 'warm';
  const topics = [...THEMES.map(([, topic]) => topic), ...own];
  for (const topic of topics)
    for (const one of facts(factsIn(topic).filter((fact) => fact !== 'seasonTemperature'))) {
      if (!isPossible(one)) continue;
      const found = differing(topics.flatMap((each) => select(each, { ...one, seasonTemperature })));
      if (found.length > 0) return [JSON.stringify({ found, facts: one })];
    }
  return [];
}
