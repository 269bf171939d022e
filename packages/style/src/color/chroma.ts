import { hexToLab } from './hex.ts';
import { labToLch } from './lab.ts';

type Color = { readonly hex: string };

/** Chroma (C* of CIELAB, 0 for gray). */
export const chromaOf = ({ hex }: Color): number => labToLch(hexToLab(hex))[1];

/** Least chroma of a cloth that is a color by itself: below it a neutral or a tint carries other colors. */
const COLORFUL = 25;

/** Whether cloth is a color by itself, neither neutral nor a pale tint. */
export const isColorful = (color: Color): boolean => chromaOf(color) >= COLORFUL;
