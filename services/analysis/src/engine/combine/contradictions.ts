import { DIMENSIONS, type LogColor, triple } from '../math/index.ts';
import type { FeatureColors } from './estimate-person.ts';
import type { Told, ToldFeature } from './light-network.ts';
import { NAMED, WITHIN_NAME } from './own-colors.ts';

/** A told color that the photos contradict. */
export interface Contradiction {
  readonly feature: ToldFeature;
  /** Half the distance between the two: how far off either may be. */
  readonly sd: LogColor;
}

/** Squared distance in spreads of a name, exceeded by chance once in a hundred (chi-squared, three dimensions). */
const BY_CHANCE = 11.3;
/** How much closer another name must be: a color far from all names, as in odd light, contradicts none. */
const NEARER = 9;

/** @param seen colors from the photos alone */
export const contradictions = (told: Told, seen: FeatureColors): Contradiction[] =>
  (Object.keys(told) as ToldFeature[]).flatMap((feature) => {
    const [own, color] = [told[feature], seen[feature]];
    if (!own || !color) return [];
    const distanceTo = (mean: LogColor) =>
      DIMENSIONS.reduce<number>((sum, d) => sum + ((color[d] - mean[d]) / WITHIN_NAME[feature][d]) ** 2, 0);
    const distance = distanceTo(own.mean);
    const isContradicted = distance > BY_CHANCE && distance - Math.min(...NAMED[feature].map(distanceTo)) > NEARER;
    return isContradicted ? [{ feature, sd: triple((d) => Math.abs(color[d] - own.mean[d]) / 2) }] : [];
  });
