import type { NamedColor } from '@trueseason/contracts';
import { parseColor } from '../named-colors.ts';
import bryullov from './bryullov.avif';
import first from './first.avif';
import girl from './girl-with-a-pearl-earring.avif';
import pareja from './juan-de-pareja.avif';
import madeleine from './madeleine.avif';
import record from './paintings.json';
import rembrandt from './rembrandt-two-circles.avif';
import row from './row.avif';
import strawHat from './straw-hat.avif';

const PICTURES: Readonly<Record<string, string>> = {
  'girl-with-a-pearl-earring': girl,
  'juan-de-pareja': pareja,
  'straw-hat': strawHat,
  madeleine,
  bryullov,
  'rembrandt-two-circles': rembrandt,
};

/** A painted face and the upper edge of a cloth under its chin; scripts/cut-paintings.ts makes both. */
export interface Painting {
  readonly painter: string;
  readonly title: string;
  readonly year: string;
  readonly museum: string;
  readonly picture: string;
  /** A color that suits it, and one to avoid. */
  readonly cloths: readonly NamedColor[];
  /** Left to right, in shares of the plate's width and height. */
  readonly edge: readonly (readonly [number, number])[];
}

/** The record stores only heights, in ten-thousandths. */
const EDGE_UNIT = 10_000;

export const PAINTINGS: readonly Painting[] = record.paintings.map(({ id, edge, cloths, ...caption }) => ({
  ...caption,
  cloths: cloths.map(parseColor),
  picture: PICTURES[id] ?? '',
  edge: edge.map((y, i) => [i / (edge.length - 1), y / EDGE_UNIT]),
}));

/** The first painting's picture for a phone, small enough to come within the page. */
export const FIRST_PICTURE = first;
/** All faces below each other, each as a plate. */
export const PAINTING_ROW = row;
