import type { NamedColor } from '@trueseason/contracts';

/** Colors under one heading: neutrals, lights, brights. */
export interface ColorGroup {
  readonly name: string;
  readonly colors: readonly NamedColor[];
}

/** A palette to print. Colors are named once in it. */
export interface TakeAway {
  readonly season: string;
  readonly subtitle: string;
  readonly groups: readonly ColorGroup[];
}

export type Paper = 'A4' | 'Letter';

/** `dark-winter` of `Dark Winter`, for file names. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
