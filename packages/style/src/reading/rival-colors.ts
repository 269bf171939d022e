import type { Evidence, NamedColor, SeasonName } from '@trueseason/contracts';
import { orderPalette, paletteOf, type SeasonPalette, seasonsWithColor } from '../seasons/index.ts';

/** The first color of a palette that a season lacks, brights before lights and neutrals. */
function firstWithout(palette: SeasonPalette, season: SeasonName): NamedColor | undefined {
  const colors = [...palette.accentBrights, ...palette.accentLights, ...palette.coreNeutrals];
  return colors.find((color) => !seasonsWithColor(color).has(season)) ?? colors[0];
}

/** One color of the first season and one of the second that the other lacks. @param palette in the person's order */
export const rivalColors = (season: SeasonName, evidence: Evidence, palette: SeasonPalette) =>
  [
    firstWithout(palette, evidence.runnerUp),
    firstWithout(orderPalette(paletteOf(evidence.runnerUp), evidence), season),
  ] as const;
