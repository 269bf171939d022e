import type { NamedColor } from '@trueseason/contracts';

/** From it on a color is sure: on another day it holds in nine of ten (`bench:engine`, `shots`). */
const SURE = 0.9;
/** Down to it a color stays sure that was: kept marks hold as often as new ones (`bench:engine`, `grows`). */
const STAYS_SURE = 0.8;
/** Up to it another day hardly ever recommends a color. */
const SURELY_NOT = 0.05;

type Rated = Pick<NamedColor, 'probability' | 'staysSure'>;

/** Whether another day's palette has it, too. */
export const isSure = ({ probability = 0, staysSure: kept }: Rated): boolean => kept === true || probability >= SURE;

/** Whether a color that was sure stays so. */
export const staysSure = ({ probability = 0 }: Rated): boolean => probability >= STAYS_SURE;

/** What its mark means. */
export const SURE_MARK_TEXT = 'Yours on another day, too.';

/** Whether no likely season's palette has it; for colors to avoid. */
export const isSurelyNot = ({ probability = 1 }: Rated): boolean => probability <= SURELY_NOT;
