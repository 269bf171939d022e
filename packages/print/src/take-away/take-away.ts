import type { NamedColor } from '@trueseason/contracts';

/** Colors under one heading: neutrals, lights, brights. */
export interface ColorGroup {
  readonly name: string;
  /** Which of its colors are sure. */
  readonly note?: string;
  readonly colors: readonly NamedColor[];
}

/** A palette to print, without duplicates. */
export interface TakeAway {
  readonly season: string;
  readonly subtitle: string;
  readonly groups: readonly ColorGroup[];
}

export type Paper = 'A4' | 'Letter';

/** `dark-winter` for `Dark Winter`. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
