import { deltaE00, hexToLab, labToLch } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import { PALETTE_GROUPS, type Report } from './model.ts';

/** Below this C*ab a colour is worn as a neutral, and a neutral replaces it. */
const NEUTRAL_CHROMA = 14;

export interface Swap {
  readonly color: NamedColor;
  readonly instead: NamedColor | undefined;
}

/** The swaps whose two colours differ most: those that show at arm's length. No two lead to the same colour. */
export function tellingSwaps(swaps: readonly Swap[], count: number): Swap[] {
  const told = new Set<string | undefined>();
  return [...swaps]
    .sort((a, b) => difference(b) - difference(a))
    .filter(({ instead }) => !told.has(instead?.hex) && told.add(instead?.hex))
    .slice(0, count);
}

const difference = ({ color, instead }: Swap): number =>
  instead ? deltaE00(hexToLab(color.hex), hexToLab(instead.hex)) : 0;

/** The palette's colour nearest to one that does not suit, by CIEDE2000; a neutral for a neutral. */
export function insteadOf({ hex }: NamedColor, { palette }: Pick<Report, 'palette'>): NamedColor | undefined {
  const lab = hexToLab(hex);
  const groups = labToLch(lab)[1] < NEUTRAL_CHROMA ? (['coreNeutrals'] as const) : PALETTE_GROUPS;
  const distance = (color: NamedColor) => deltaE00(lab, hexToLab(color.hex));
  return groups
    .flatMap((group) => palette[group])
    .reduce<NamedColor | undefined>(
      (best, color) => (best && distance(best) <= distance(color) ? best : color),
      undefined,
    );
}
