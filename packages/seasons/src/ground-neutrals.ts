import { hexToLab } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';

/** L* of a white: no season's rules dress anybody in it from head to toe. */
const WHITE = 88;
/** How many of somebody's own order come first. */
export const FIRST = 4;
/** A line that says which neutrals to build on. */
export const OF_GROUND =
  /\b(working neutrals|the base|base the wardrobe|plain ground|build from|do most of the work|start with)\b|\bas your black\b/i;

export const isGround = ({ hex }: Pick<NamedColor, 'hex'>): boolean => hexToLab(hex)[0] <= WHITE;
