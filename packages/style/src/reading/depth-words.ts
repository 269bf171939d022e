import type { Facts } from '../person/facts.ts';

/** For features near the skin in depth, and far from it. */
export const NEAR: readonly Facts['besideIs'][] = [
  'a little darker than',
  'about as light as',
  'a little lighter than',
];
export const FAR: readonly Facts['besideIs'][] = [
  'much darker than',
  'clearly darker than',
  'clearly lighter than',
  'much lighter than',
];
