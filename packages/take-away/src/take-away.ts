import type { NamedColor } from '@trueseason/contracts';

/** Colors under one heading: neutrals, lights, brights. */
export interface ColorGroup {
  readonly name: string;
  readonly colors: readonly NamedColor[];
}

/** What the files are made from. Colors are named once in a palette. */
export interface TakeAway {
  readonly season: string;
  readonly subtitle: string;
  readonly groups: readonly ColorGroup[];
  /** Colors to leave on the rail. */
  readonly avoid: readonly NamedColor[];
  /** What to mind in a shop, a sentence each. */
  readonly shopping: readonly string[];
}

export type Paper = 'A4' | 'Letter';

/** `dark-winter` of `Dark Winter`, for file names and variables. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
