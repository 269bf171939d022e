import { hexToLab, labToLch } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import { CLEAR_STEP, type ContrastLevel, type GarmentKind, isLightNeutral, isLightSeason } from '@trueseason/seasons';
import { advisedBrights } from './advised-brights.ts';
import type { Report } from './model.ts';

export interface Piece {
  readonly kind: GarmentKind;
  readonly color: NamedColor;
}

/** A small wardrobe: every top goes with every bottom, the rest goes over and with them all. */
export interface Capsule {
  readonly tops: readonly Piece[];
  readonly bottoms: readonly Piece[];
  readonly rest: readonly Piece[];
}

/** Hues (CIE h, degrees) and C*ab of a neutral that denim comes in. */
const DENIM = { from: 220, to: 300, chroma: 8 } as const;
/** L* around which the light bottoms, shoes and bags of a season lie. */
const MIDDLE = 62;

/**
 * Sixteen pieces in the person's own order of colors: bottoms, layers and shoes in neutrals, tops from the lightest
 * neutral, the lights and the brights that are advised. In a light season trousers, blazer and coat are light as well. A
 * shorter palette gives fewer pieces.
 */
export function capsuleOf(report: Pick<Report, 'palette' | 'signature' | 'result'>): Capsule {
  const { palette, result } = report;
  const lights = palette.accentLights;
  const brights = advisedBrights(report);
  const staysLight = isLightSeason(result.season);
  const neutrals = [...palette.coreNeutrals];
  const white = takeBy(neutrals, (color) => lightness(color));
  const jeans = take(neutrals.find(isDenim), neutrals);
  const trousers = takeFirst(neutrals, staysLight ? isLightNeutral : isDark);
  const middle = takeBy(neutrals, (color) => -Math.abs(lightness(color) - MIDDLE));
  const over = staysLight ? isLightNeutral : deep;
  const [blazer, coat] = [takeFirst(neutrals, over), takeFirst(neutrals, over)];
  const cardigan = takeBy(neutrals, (color) => -Math.abs(lightness(color) - MIDDLE));
  const shoes = takeFirst(neutrals, isDark);
  const sneakers = takeBy(neutrals, lightness);
  return {
    tops: pieces([
      ['shirt', white],
      ['tee', lights[0]],
      ['knit', lights[1]],
      ['turtleneck', brights[0]],
      ['polo', brights[1]],
      ['shirt', brights[2]],
    ]),
    bottoms: pieces([
      ['trousers', trousers],
      [jeans ? 'jeans' : 'wide-trousers', jeans ?? takeFirst(neutrals, deep)],
      ['chinos', middle],
    ]),
    rest: pieces([
      ['blazer', blazer],
      ['cardigan', cardigan],
      ['coat', coat],
      ['shoes', shoes],
      ['sneakers', sneakers],
      ['bag', takeFirst(neutrals, () => true) ?? trousers],
      ['scarf', brights[3]],
    ]),
  };
}

/**
 * The third of all pairs that wear the contrast of the person's own features: the widest steps from light to dark
 * for high contrast, the gentlest for low, and one clear step between. @returns keys as `pairKey` makes them
 */
export function pairsFor({ tops, bottoms }: Capsule, contrast: ContrastLevel): ReadonlySet<string> {
  const cost = {
    high: (step: number) => -step,
    medium: (step: number) => Math.abs(step - CLEAR_STEP),
    low: (step: number) => step,
  }[contrast];
  const pairs = tops.flatMap((top) =>
    bottoms.map((bottom) => ({
      key: pairKey(top, bottom),
      cost: cost(Math.abs(lightness(top.color) - lightness(bottom.color))),
    })),
  );
  const count = Math.round(pairs.length / 3);
  return new Set(
    [...pairs]
      .sort((one, other) => one.cost - other.cost)
      .slice(0, count)
      .map(({ key }) => key),
  );
}

export const pairKey = (top: Piece, bottom: Piece): string => `${top.color.hex}${bottom.color.hex}`;

const lightness = ({ hex }: NamedColor): number => hexToLab(hex)[0];
const isDark = (color: NamedColor): boolean => lightness(color) < 50;
const deep = (color: NamedColor): boolean => lightness(color) < MIDDLE;

function isDenim({ hex }: NamedColor): boolean {
  const [light, chroma, hue] = labToLch(hexToLab(hex));
  return light < 60 && chroma >= DENIM.chroma && hue >= DENIM.from && hue <= DENIM.to;
}

const pieces = (list: readonly (readonly [GarmentKind, NamedColor | undefined])[]): Piece[] =>
  list.flatMap(([kind, color]) => (color ? [{ kind, color }] : []));

/** Removes a color from the pool: each neutral is one piece. */
function take(color: NamedColor | undefined, pool: NamedColor[]): NamedColor | undefined {
  if (color) pool.splice(pool.indexOf(color), 1);
  return color;
}

const takeFirst = (pool: NamedColor[], fits: (color: NamedColor) => boolean): NamedColor | undefined =>
  take(pool.find(fits) ?? pool[0], pool);

const takeBy = (pool: NamedColor[], score: (color: NamedColor) => number): NamedColor | undefined =>
  take(pool.toSorted((a, b) => score(b) - score(a))[0], pool);
