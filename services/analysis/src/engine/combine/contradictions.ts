import { DIMENSIONS, type LogColor, triple } from '../math/index.ts';
import type { FeatureColors } from './estimate-person.ts';
import type { Told, ToldFeature } from './light-network.ts';
import { NAMED, WITHIN_NAME } from './own-colors.ts';

/** An answered color that the photos contradict. */
export interface Contradiction {
  readonly feature: ToldFeature;
  /** Half the distance between the two: how far off either may be. */
  readonly sd: LogColor;
}

/** Squared distance in spreads of a name, exceeded by chance once in a hundred (chi-squared, three dimensions). */
const BY_CHANCE = 11.3;
/** How much closer another name must be: a color far from all names, as in odd light, contradicts none. */
const NEARER = 9;

interface Comparison extends Contradiction {
  /** Squared distances, in spreads of a name, of the measured color from the answered name and from the nearest one. */
  readonly distance: number;
  readonly nearest: number;
}

/** Compares each answered color with the measured one, if there is one. */
const comparisons = (told: Told, measured: FeatureColors): Comparison[] =>
  (Object.keys(told) as ToldFeature[]).flatMap((feature) => {
    const color = measured[feature];
    const mean = told[feature]?.mean;
    if (!mean || !color) return [];
    const distanceTo = (name: LogColor) =>
      DIMENSIONS.reduce<number>((sum, d) => sum + ((color[d] - name[d]) / WITHIN_NAME[feature][d]) ** 2, 0);
    return {
      feature,
      sd: triple((d) => Math.abs(color[d] - mean[d]) / 2),
      distance: distanceTo(mean),
      nearest: Math.min(...NAMED[feature].map(distanceTo)),
    };
  });

/** @param measured colors from the photos only */
export const contradictions = (told: Told, measured: FeatureColors): Contradiction[] =>
  comparisons(told, measured).filter(({ distance, nearest }) => distance > BY_CHANCE && distance - nearest > NEARER);
