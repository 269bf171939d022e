import { hexToLab, labToHex } from '@trueseason/color';
import { shade } from '../cloth/cloth.tsx';

/** What an iris is drawn in, from its edge to around the pupil. */
export interface IrisTones {
  readonly rim: string;
  readonly hex: string;
  readonly inner: string;
}

/**
 * So much darker an iris ends: its own color, and not the lids', tells it from the white. Around the pupil light lies in it, and
 * it is so much lighter: between rim and pupil a small dark one would look black.
 */
const [RIM, INNER] = [12, 9];

/** L* below which an eye is dark, wholly so below the first. */
const DARK = [28, 34] as const;
/** Of a dark one around the pupil: more light would be the first thing seen, as a gray ring. */
const INNER_DARK = 3;
/** A dark iris is brown, and mirrors the room: the share of its measured L* that is its own. */
const OWN = 0.8;
/** a* and b* that a dark eye has at least, as brown ones do, unless it was told as bluer than this b*. */
const BROWN = [7, 8] as const;
const BLUE = -4;

/** Light eyes as they are told; dark ones as the near black brown that is seen at a distance. */
export function irisTones(iris: string): IrisTones {
  const [l, a, b] = hexToLab(iris);
  const dark = Math.max(0, Math.min(1, (DARK[1] - l) / (DARK[1] - DARK[0])));
  if (dark === 0 || b < BLUE) return { rim: shade(iris, -RIM), hex: iris, inner: shade(iris, INNER) };
  const warm = (own: number, least: number) => own + Math.max(0, least - own) * dark;
  const [warmA, warmB] = [warm(a, BROWN[0]), warm(b, BROWN[1])];
  const hex = labToHex([l * (1 - (1 - OWN) * dark), warmA, warmB]);
  return { rim: shade(hex, -RIM), hex, inner: shade(hex, INNER - (INNER - INNER_DARK) * dark) };
}
