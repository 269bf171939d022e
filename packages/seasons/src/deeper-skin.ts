import { type SkinDepth, skinDepth } from '@trueseason/color';
import type { Evidence } from '@trueseason/contracts';

const DEEPER: readonly SkinDepth[] = ['tan', 'brown', 'deep'];

/** Whether somebody's own skin is of a depth that descriptions and lists of a season often leave out. */
export const hasDeeperSkin = ({ ita }: Pick<Evidence, 'ita'>): boolean => DEEPER.includes(skinDepth(ita.value));
