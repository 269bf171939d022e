import { parseColor } from '../lib/named-colors.ts';

/** Pairs that differ in one way: warm or cool, light or deep, soft or bright, then warm or cool in white and dark. */
export const PAIRS = [
  ['#B4552D Rust', '#AD2E5C Raspberry'],
  ['#B5D0E6 Sky', '#1F2D50 Navy'],
  ['#8DA597 Sage', '#009A6B Emerald'],
  ['#F3E6CB Ivory', '#FBFCFE Pure White'],
  ['#4B3022 Chocolate', '#15161A Black'],
].map((pair) => pair.map(parseColor));
