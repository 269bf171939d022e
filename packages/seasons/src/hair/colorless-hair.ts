import { type Lab, labToLch } from '@trueseason/color';

interface Hair {
  readonly lab: Lab;
  /** Of salt-and-pepper hair alone. */
  readonly strands?: unknown;
}

/** Chroma below which hair is seen without color, and below which it is so in any light. */
const COLORLESS = 10;
const PLAINLY = 6;
/** L* from which hair without color is called dark and no more black, gray, and white. */
const DARK = 25;
const GRAY = 45;
const WHITE = 80;
/** L* from which hair with a trace of color may be ash blond or gray, which no photo tells apart. */
const PALE = 65;

const chromaOf = ({ lab }: Hair): number => labToLch(lab)[1];

export const isColorless = (hair: Hair): boolean => chromaOf(hair) < COLORLESS;

/** What hair without color is called; undefined for hair of a color, or of what may be one. */
export function colorlessHair(hair: Hair): 'black' | 'dark' | 'gray' | 'white' | 'pale' | undefined {
  if (!isColorless(hair)) return undefined;
  const [lightness] = hair.lab;
  if (lightness >= WHITE) return 'white';
  if (chromaOf(hair) >= PLAINLY) return lightness < PALE ? undefined : 'pale';
  if (lightness >= GRAY) return 'gray';
  return lightness < DARK ? 'black' : 'dark';
}

/** In part as well. */
export const hasGrayed = (hair: Hair): boolean => !!hair.strands || isGray(hair);

/** Gray all over; salt-and-pepper hair is known by its strands. */
export function isGray(hair: Hair): boolean {
  const name = colorlessHair(hair);
  return name === 'gray' || name === 'white';
}
