import { hexToLab, labToLch } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import { CLEAR_STEP, type ContrastLevel, type GarmentKind, isLightSeason, statementSteps } from '@trueseason/seasons';
import { advisedBrights } from './advised-brights.ts';
import type { Report } from './model.ts';
import { tailored } from './tailored.ts';

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
/** The same of a light season's bottoms and layers, whose largest areas are light: in the middle of its light neutrals. */
const LIGHT_MIDDLE = 76;

/**
 * Sixteen pieces: a suit and a coat in what the advice names for authority, the other bottoms, layers and shoes in the
 * person's own order of neutrals, tops from the lightest neutral, the lights and the brights that are advised. A shorter
 * palette gives fewer pieces.
 */
export function capsuleOf(report: Pick<Report, 'palette' | 'signature' | 'result' | 'evidence'>): Capsule {
  const { palette } = report;
  const lights = palette.accentLights;
  const neutrals = [...palette.coreNeutrals];
  const white = takeBy(neutrals, lightness);
  const formal = tailored(report).filter((color) => neutrals.includes(color));
  const suit = take(formal[0], neutrals);
  // The one denim there is makes jeans before it makes a coat.
  const jeans = take(
    neutrals.find((color) => isDenim(color) && color !== formal[1]) ?? neutrals.find(isDenim),
    neutrals,
  );
  const coat = take(
    formal.find((color) => neutrals.includes(color)),
    neutrals,
  );
  const wide = jeans ? undefined : takeFirst(neutrals, isDeep);
  const around = isLightSeason(report.result.season) ? LIGHT_MIDDLE : MIDDLE;
  const offMiddle = (color: NamedColor) => -Math.abs(lightness(color) - around);
  const [middle, cardigan] = [takeBy(neutrals, offMiddle), takeBy(neutrals, offMiddle)];
  const shoes = takeFirst(neutrals, neutrals.some(isDark) ? isDark : isDeep);
  const sneakers = takeBy(neutrals, lightness);
  const bag = takeFirst(neutrals, isDeep);
  const [first, second, third, scarf] = brightsOf(report);
  return {
    tops: pieces([
      ['shirt', white],
      ['tee', lights[0]],
      ['knit', lights[1]],
      ['turtleneck', first],
      ['polo', second],
      ['shirt', third],
    ]),
    bottoms: pieces([
      ['trousers', suit],
      [jeans ? 'jeans' : 'wide-trousers', jeans ?? wide],
      ['chinos', middle],
    ]),
    rest: pieces([
      ['blazer', suit],
      ['cardigan', cardigan],
      ['coat', coat],
      ['shoes', shoes],
      ['sneakers', sneakers],
      ['bag', bag ?? suit],
      ['scarf', scarf],
    ]),
  };
}

/** The color of blazer and trousers, where there are both. */
export const suitOf = ({ bottoms, rest }: Capsule): NamedColor | undefined =>
  rest.find(({ kind, color }) => kind === 'blazer' && bottoms.some((bottom) => bottom.color === color))?.color;

/** Three brights for tops and one for a scarf: what they are told to keep for emphasis, where they are told so. */
function brightsOf(report: Parameters<typeof advisedBrights>[0]): NamedColor[] {
  const { evidence, palette } = report;
  const brights = advisedBrights(report);
  const emphasis = evidence && statementSteps(evidence, palette.accentBrights)?.emphasis;
  const scarf = brights.find(({ name }) => name === emphasis?.name) ?? brights[3];
  return [...brights.filter((color) => color !== scarf).slice(0, 3), ...(scarf ? [scarf] : [])];
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
const isDeep = (color: NamedColor): boolean => lightness(color) < MIDDLE;

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
