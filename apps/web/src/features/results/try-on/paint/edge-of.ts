import { deltaE00, hexToLab, linearToSrgb, type Rgb, srgbToHex } from '@trueseason/color';

/** How much darker, in L*, a rim is where it rounds off: light frames would pass for skin without. */
const ROUNDED = -20;
/** How far a rim has to be from the skin around it, in CIEDE2000, for its shape to be seen at a glance. */
const SEEN = 28;
/** Its edge is darkened by so much at a time until it is, and no further: there it is a line of ink. */
const DARKENED = { step: -4, most: -56 } as const;

interface Rim {
  /** As it is seen, in linear light. */
  readonly body: Rgb;
  /** How much of what is behind it it hides. */
  readonly cover: number;
  readonly skin: Rgb;
  /** Its color so much lighter. */
  readonly inShade: (lighter: number) => Rgb;
}

/** The color stays what is advised; where skin comes near it, the edge alone is what sets it off. */
export function edgeOf({ body, cover, skin, inShade }: Rim): { readonly isLost: boolean; readonly edge: Rgb } {
  const away = (color: Rgb) => deltaE00(labOf(color), labOf(skin));
  const [r, g, b] = skin;
  const shown: Rgb = [r + (body[0] - r) * cover, g + (body[1] - g) * cover, b + (body[2] - b) * cover];
  const isLost = away(shown) < SEEN;
  let [edge, by] = [inShade(ROUNDED), ROUNDED];
  while (isLost && away(edge) < SEEN && by > DARKENED.most) {
    by += DARKENED.step;
    edge = inShade(by);
  }
  return { isLost, edge };
}

const labOf = (color: Rgb) => hexToLab(srgbToHex(linearToSrgb(color)));
