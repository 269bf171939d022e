import { DIMENSIONS, type LogColor, triple } from '../math/index.ts';
import type { FeatureColors } from './estimate-person.ts';
import type { Told, ToldFeature } from './light-network.ts';
import { WITHIN_NAME } from './own-colors.ts';

/** A told color that the photos contradict. */
export interface Contradiction {
  readonly feature: ToldFeature;
  /** Half the distance between both: what may be wrong with either. */
  readonly sd: LogColor;
}

/** Squared distance, in spreads within a name, that one in a hundred exceeds by chance (chi-squared, three dimensions). */
const BY_CHANCE = 11.3;

/** @param seen colors from the photos alone */
export const contradictions = (told: Told, seen: FeatureColors): Contradiction[] =>
  (Object.keys(told) as ToldFeature[]).flatMap((feature) => {
    const [own, color] = [told[feature], seen[feature]];
    if (!own || !color) return [];
    const apart = triple((d) => Math.abs(color[d] - own.mean[d]));
    const distance = DIMENSIONS.reduce<number>((sum, d) => sum + (apart[d] / WITHIN_NAME[feature][d]) ** 2, 0);
    return distance > BY_CHANCE ? [{ feature, sd: triple((d) => apart[d] / 2) }] : [];
  });
