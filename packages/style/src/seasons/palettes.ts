import type { SeasonName } from '@trueseason/contracts';
import * as palettes from './registry/palettes.ts';
import type { SeasonPalette } from './season-profile.ts';

const PALETTES: Readonly<Record<SeasonName, () => SeasonPalette>> = palettes;

/** Parsed on first use. */
export const paletteOf = (season: SeasonName): SeasonPalette => PALETTES[season]();
