import { deltaE00, hexToLab, labToLch } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import { PALETTE_GROUPS, type PaletteGroup, type Report } from './model.ts';

/** Bounds of C*ab: below the first a color is worn as a neutral, above the second as an accent, above the third as a bright. */
const NEUTRAL_CHROMA = 10;
const ACCENT_CHROMA = 40;
const BRIGHT_CHROMA = 60;

export interface Swap {
  readonly color: NamedColor;
  readonly instead: NamedColor | undefined;
}

/** The swaps whose two colors differ most: those that show at arm's length. No two lead to the same color. */
export function tellingSwaps(swaps: readonly Swap[], count: number): Swap[] {
  const shown = new Set<string | undefined>();
  return [...swaps]
    .sort((a, b) => difference(b) - difference(a))
    .filter(({ instead }) => !shown.has(instead?.hex) && shown.add(instead?.hex))
    .slice(0, count);
}

const difference = ({ color, instead }: Swap): number =>
  instead ? deltaE00(hexToLab(color.hex), hexToLab(instead.hex)) : 0;

function groupsFor(chroma: number): readonly PaletteGroup[] {
  if (chroma < NEUTRAL_CHROMA) return ['coreNeutrals'];
  if (chroma < ACCENT_CHROMA) return PALETTE_GROUPS;
  return chroma < BRIGHT_CHROMA ? ['accentLights', 'accentBrights'] : ['accentBrights'];
}

interface Pair {
  /** Place in the list of colors to avoid. */
  readonly at: number;
  readonly own: NamedColor;
  readonly difference: number;
}

/**
 * For each color to avoid one of the palette near to it: a neutral for a neutral, an accent for an accent. No color
 * stands for two while there are enough; the nearest pairs are made first.
 */
export function swapsOf({ palette, result }: Pick<Report, 'palette' | 'result'>): Swap[] {
  const { avoidColors } = result.overview;
  const pairs = avoidColors.flatMap((color, at): Pair[] => {
    const lab = hexToLab(color.hex);
    const groups = groupsFor(labToLch(lab)[1]);
    return groups.flatMap((group) =>
      palette[group].map((own) => ({ at, own, difference: deltaE00(lab, hexToLab(own.hex)) })),
    );
  });
  const nearestFirst = pairs.sort((a, b) => a.difference - b.difference);
  const [chosen, taken] = [new Map<number, NamedColor>(), new Set<string>()];
  for (const { at, own } of nearestFirst) {
    if (chosen.has(at) || taken.has(own.hex)) continue;
    chosen.set(at, own);
    taken.add(own.hex);
  }
  return avoidColors.map((color, at) => ({
    color,
    instead: chosen.get(at) ?? nearestFirst.find((pair) => pair.at === at)?.own,
  }));
}
