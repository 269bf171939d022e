import type { HexColor } from '@trueseason/contracts';

/** The cloth that opens a result and its accent color; undefined without a hex code. */
export const leadColor = ([first = '']: readonly string[]): HexColor | undefined =>
  /^#[0-9a-f]{6}/i.exec(first)?.[0]?.toUpperCase();
