import { hexToLab } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import { isLightNeutral, isLightSeason } from './light-seasons.ts';
import { namedIn } from './named-in.ts';

/** L* of a white: no season's rules dress anybody in it from head to toe. */
const WHITE = 88;
/** How many of somebody's own order come first. */
export const FIRST = 4;
/** A line that says which neutrals to build on. */
export const OF_GROUND =
  /\b(working neutrals|the base|base the wardrobe|plain ground|build from|do most of the work|start with)\b|\bas your black\b/i;

export const isGround = ({ hex }: Pick<NamedColor, 'hex'>): boolean => hexToLab(hex)[0] <= WHITE;

/**
 * The neutrals that the rules on clothes give the largest areas, in somebody's own order: those that are named, the light
 * ones of a light season, the first ones where a rule speaks of the first. All but whites where no rule speaks of them.
 */
export function groundNeutrals(
  season: string,
  guidelines: readonly string[],
  neutrals: readonly NamedColor[],
): NamedColor[] {
  const ground = neutrals.filter(isGround);
  if (isLightSeason(season)) return ground.filter(isLightNeutral);
  const lines = guidelines.filter((text) => OF_GROUND.test(text));
  const named = ground.filter((color) => lines.some((text) => namedIn(text, neutrals).includes(color)));
  if (named.length > 0) return named;
  return lines.length > 0 ? ground.slice(0, FIRST) : ground;
}
