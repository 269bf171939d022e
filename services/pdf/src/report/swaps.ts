import { deltaE00, hexToLab, labToLch } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import { PALETTE_GROUPS, type PaletteGroup, type Report } from './model.ts';

/** Bounds of C*ab: below the first a colour is worn as a neutral, above the second as an accent, above the third as a bright. */
const NEUTRAL_CHROMA = 14;
const ACCENT_CHROMA = 40;
const BRIGHT_CHROMA = 60;

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

function groupsFor(chroma: number): readonly PaletteGroup[] {
  if (chroma < NEUTRAL_CHROMA) return ['coreNeutrals'];
  if (chroma < ACCENT_CHROMA) return PALETTE_GROUPS;
  return chroma < BRIGHT_CHROMA ? ['accentLights', 'accentBrights'] : ['accentBrights'];
}

/** CIEDE2000 that a colour loses each time it is offered again, so that the swaps show the palette's breadth. */
const REPEATED = 5;

/** For each colour to avoid the palette's nearest by CIEDE2000: a neutral for a neutral, an accent for an accent. */
export function swapsOf({ palette, result }: Pick<Report, 'palette' | 'result'>): Swap[] {
  const offered = new Map<string, number>();
  return result.overview.avoidColors.map((color) => {
    const lab = hexToLab(color.hex);
    const groups = groupsFor(labToLch(lab)[1]);
    const cost = ({ hex }: NamedColor) => deltaE00(lab, hexToLab(hex)) + REPEATED * (offered.get(hex) ?? 0);
    const instead = groups
      .flatMap((group) => palette[group])
      .reduce<NamedColor | undefined>((best, own) => (best && cost(best) <= cost(own) ? best : own), undefined);
    if (instead) offered.set(instead.hex, (offered.get(instead.hex) ?? 0) + 1);
    return { color, instead };
  });
}
