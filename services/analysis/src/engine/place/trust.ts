import type { Axis, Exclusion, Feature } from '@trueseason/contracts';

/** How much a feature counts on an axis: 1 as always, 0 not at all. */
export type Trust = (axis: Axis, feature: Feature) => number;
export const FULL_TRUST: Trust = () => 1;

/** Features altered by dye, makeup or lenses count for less on the axes, or not at all, but are shown as measured. */
export const trustIn =
  (setAside: readonly Exclusion[]): Trust =>
  (axis, feature) =>
    Math.min(
      1,
      ...setAside
        .filter((one) => one.feature === feature)
        .map(({ counts, onContrast = counts }) => (axis === 'contrast' ? onContrast : counts)),
    );
