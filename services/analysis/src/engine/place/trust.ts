import type { Axis, Feature, SetAside } from '@trueseason/contracts';

/** How much a feature counts on an axis: 1 as always, 0 not at all. */
export type Trust = (axis: Axis, feature: Feature) => number;
export const FULL_TRUST: Trust = () => 1;

/**
 * What dye, makeup and lenses hide is not measured in place of what grew there. It is left out, or counts for less;
 * the axes then rest on what remains. It is shown as measured all the same.
 */
export const trustIn =
  (setAside: readonly SetAside[]): Trust =>
  (axis, feature) =>
    Math.min(
      1,
      ...setAside
        .filter((one) => one.feature === feature)
        .map(({ counts, onContrast = counts }) => (axis === 'contrast' ? onContrast : counts)),
    );
