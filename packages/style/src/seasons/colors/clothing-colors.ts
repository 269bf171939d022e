import type { NamedColor } from '@trueseason/contracts';
import type { SeasonPalette } from '../season-profile.ts';

/** The 36 colors of a palette that are worn as cloth. */
export const clothingColors = ({
  coreNeutrals,
  accentLights,
  accentBrights,
}: Pick<SeasonPalette, 'coreNeutrals' | 'accentLights' | 'accentBrights'>): NamedColor[] => [
  ...coreNeutrals,
  ...accentLights,
  ...accentBrights,
];
