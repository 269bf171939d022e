import type { Answers, Axis, Feature } from '@trueseason/contracts';

/** How much a feature counts on an axis: 1 as always, 0 not at all. */
export type Trust = (axis: Axis, feature: Feature) => number;
export const FULL_TRUST: Trust = () => 1;

/** What is left of the contrast that a feature makes when its color is not the person's own. */
const DYED_CONTRAST = 0.5;
const MADE_UP_BROWS = 0.5;

/**
 * What dye, makeup and lenses hide is not measured in place of what grew there. It is left out, or counts for less;
 * the axes then rest on what remains. It is shown as measured all the same.
 */
export function trustIn({ hairDyed, makeup, contactLenses }: Answers): Trust {
  return (axis, feature) => {
    if (feature === 'hair' && hairDyed) return axis === 'contrast' ? DYED_CONTRAST : 0;
    if (feature === 'iris' && contactLenses) return 0;
    if (feature === 'lips' && makeup) return 0;
    return feature === 'brows' && makeup ? MADE_UP_BROWS : 1;
  };
}
