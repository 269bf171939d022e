import type { Answers, HairColor } from '@trueseason/contracts';
import { naturalHairChoice } from '@trueseason/style/person';
import { type LogColor, triple } from '../math/index.ts';
import type { Told, ToldFeature } from './light-network.ts';

/**
 * Mean color (log, under neutral light) of hair and eyes by name: from single photos of the tuning half of the real
 * pairs, named by a blind rater, rounded. Names of fewer than three people are interpolated from their neighbors.
 */
const HAIR: Readonly<Record<HairColor, LogColor>> = {
  black: [-0.02, 0, -4.35],
  'darkest-brown': [0.02, 0.32, -4.1],
  'dark-brown': [0.01, 0.51, -3.75],
  brown: [-0.04, 0.67, -3.4],
  'light-brown': [-0.12, 0.7, -2.7],
  'dark-blond': [-0.1, 0.62, -2.2],
  blond: [-0.12, 0.58, -1.75],
  'light-blond': [-0.1, 0.45, -1.5],
  auburn: [0, 0.9, -3.2],
  red: [0.05, 0.95, -2.8],
  'salt-and-pepper': [0, 0.25, -2.75],
  gray: [-0.04, 0.19, -1.55],
  white: [-0.02, 0.17, -1.1],
};
const EYES: Readonly<Record<NonNullable<Answers['eyes']>, LogColor>> = {
  'dark-brown': [0.16, 0.6, -3.35],
  brown: [0.1, 0.75, -2.7],
  hazel: [-0.13, 0.73, -2.5],
  amber: [0, 0.7, -2.45],
  green: [-0.12, 0.47, -2.4],
  gray: [0, 0.25, -2.25],
  'gray-green': [-0.06, 0.31, -2.25],
  blue: [-0.01, -0.12, -2.2],
  'blue-gray': [0.02, 0.13, -2.05],
};

/** Spread of single photos around these means, one sigma, with all errors of a photo; the same half. */
export const WITHIN_NAME: Readonly<Record<ToldFeature, LogColor>> = {
  hair: [0.15, 0.23, 0.61],
  iris: [0.19, 0.28, 0.51],
};
/**
 * Spread of an answer as an observation, relative to that: about one photo's weight. The warmth of eyes varies within a
 * name by more than photos err, so the name states only their lightness. Chosen so that one person gets one season more
 * often, but at most 52 % of different people with equal answers do (`npm run bench:engine -- shots`).
 */
const COUNTED: Readonly<Record<ToldFeature, LogColor>> = { hair: [0.8, 1.15, 1.1], iris: [0.8, 3.2, 0.6] };

const observation = (feature: ToldFeature, mean: LogColor): Told => ({
  [feature]: { mean, sd: triple((d) => WITHIN_NAME[feature][d] * COUNTED[feature][d]) },
});

export function toldColors(answers: Answers): Told {
  const hair = naturalHairChoice(answers);
  const { eyes } = answers;
  return { ...(hair && observation('hair', HAIR[hair.value])), ...(eyes && observation('iris', EYES[eyes])) };
}

/** Own colors by name. */
export const NAMED: Readonly<Record<ToldFeature, readonly LogColor[]>> = {
  hair: Object.values(HAIR),
  iris: Object.values(EYES),
};
