import type { HexColor } from '@trueseason/contracts';

/** The cloth that a result opens with, and that everything about it is accented in; undefined where it has no code. */
export const leadColor = ([first = '']: readonly string[]): HexColor | undefined =>
  /^#[0-9a-f]{6}/i.exec(first)?.[0]?.toUpperCase();
