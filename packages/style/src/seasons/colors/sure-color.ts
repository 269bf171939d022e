import type { NamedColor } from '@trueseason/contracts';

/** From it on a color is sure: on another day it holds in nine of ten (`bench:engine`, `shots`). */
const SURE = 0.9;
/** Up to it another day hardly ever recommends a color. */
const SURELY_NOT = 0.05;

type Rated = Pick<NamedColor, 'probability'>;

/** Whether another day's palette has it, too. */
export const isSure = ({ probability = 0 }: Rated): boolean => probability >= SURE;

/** What its mark means. */
export const SURE_MARK_TEXT = 'Yours on another day, too.';

/** Whether no likely season's palette has it; for colors to avoid. */
export const isSurelyNot = ({ probability = 1 }: Rated): boolean => probability <= SURELY_NOT;
