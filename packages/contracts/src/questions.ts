import type { Feature, Head } from './measured.ts';

/** A feature whose color is altered according to an answer, and its remaining weight. */
export interface SetAside {
  readonly feature: Feature;
  /** Weight on the axes: 1 full, 0 none. Below 1 it is not compared between photos either. */
  readonly counts: number;
  /** Weight on contrast, which altered colors still create; defaults to `counts`. */
  readonly onContrast?: number;
  /** What it says about a photo's light; everything if absent. */
  readonly light?: 'lightness' | 'nothing';
  /** Added uncertainty of tint, warmth and depth (log, one sigma). */
  readonly sd?: readonly [tint: number, warmth: number, depth: number];
  /** Factor on the variation between days. */
  readonly scatter?: number;
  /** Suffix of its name, as in "Hair, dyed", if altered. */
  readonly label?: string;
}

type Effect =
  | {
      readonly setsAside: readonly [SetAside, ...SetAside[]] /** The sentence in the result. */;
      readonly reason: string;
    }
  | { readonly setsAside?: never; readonly reason?: never };

export type Choice = Effect & {
  /** Null means no answer. */
  readonly value: boolean | string | null;
  readonly label: string;
  /** The choice in the customer's words, to check before the upload. */
  readonly statement?: string;
  /** The color (sRGB) that it stands for; several where it is of several. */
  readonly swatch?: readonly [string, ...string[]];
  /** What it says of the head. */
  readonly head?: Exclude<Head, 'hair'>;
};

interface Row {
  readonly key: string;
  readonly text: string;
  /** The effect of an answer. */
  readonly hint: string;
  readonly choices: readonly Choice[];
}

const NO = { value: false, label: 'No' } as const;
const NOT_SURE = { value: null, label: 'Not sure' } as const;

/** Questions only the customer can answer. A row defines everything: forms, API, storage and measurement. */
const ROWS = [
  {
    key: 'naturalHair',
    text: 'What is your natural hair color?',
    hint: 'As it grows in, if you dye it. It counts beside your photos. Covered or no hair: we advise on brows.',
    choices: [
      { value: 'black', label: 'Black', swatch: ['#1E1B1A'] },
      { value: 'darkest-brown', label: 'Darkest brown', swatch: ['#2B2220'] },
      { value: 'dark-brown', label: 'Dark brown', swatch: ['#3D2E27'] },
      { value: 'brown', label: 'Medium brown', swatch: ['#55402F'] },
      { value: 'light-brown', label: 'Light brown', swatch: ['#735740'] },
      { value: 'dark-blond', label: 'Dark blond', swatch: ['#8C7150'] },
      { value: 'blond', label: 'Blond', swatch: ['#B3946A'] },
      { value: 'light-blond', label: 'Light blond', swatch: ['#D6BE94'] },
      { value: 'auburn', label: 'Auburn', swatch: ['#5E2F22'] },
      { value: 'red', label: 'Red', swatch: ['#9C522B'] },
      { value: 'salt-and-pepper', label: 'Salt-and-pepper', swatch: ['#3B3836', '#A3A09D'] },
      { value: 'gray', label: 'Gray', swatch: ['#97948F'] },
      { value: 'white', label: 'White', swatch: ['#DEDAD3'] },
      { value: 'none', label: 'No hair', head: 'bare' },
      { value: 'covered', label: 'Covered', head: 'covered' },
      NOT_SURE,
    ],
  },
  {
    key: 'eyes',
    text: 'What color are your eyes?',
    hint: 'Without colored lenses. It counts beside your photos.',
    choices: [
      { value: 'dark-brown', label: 'Dark brown', swatch: ['#2F211B'] },
      { value: 'brown', label: 'Brown', swatch: ['#573A26'] },
      { value: 'amber', label: 'Amber', swatch: ['#94662F'] },
      { value: 'hazel', label: 'Hazel', swatch: ['#7B6A3F'] },
      { value: 'green', label: 'Green', swatch: ['#6B7B54'] },
      { value: 'gray-green', label: 'Gray-green', swatch: ['#7C8578'] },
      { value: 'gray', label: 'Gray', swatch: ['#868B8E'] },
      { value: 'blue-gray', label: 'Blue-gray', swatch: ['#72859A'] },
      { value: 'blue', label: 'Blue', swatch: ['#6E9CC4'] },
      NOT_SURE,
    ],
  },
  {
    key: 'hairDyed',
    text: 'Is your hair dyed?',
    hint: 'If so, its color is left out, and its contrast with your skin counts half.',
    choices: [
      {
        value: true,
        label: 'Yes',
        statement: 'My hair is dyed',
        setsAside: [{ feature: 'hair', counts: 0, onContrast: 0.5, light: 'lightness', label: 'dyed' }],
        reason: 'Your hair is dyed, so its color was left out, and its contrast with your skin counts half.',
      },
      NO,
    ],
  },
  {
    key: 'makeup',
    text: 'Did you wear makeup?',
    hint: 'If so, your lips are left out, your brows count half where we saw them, and your skin counts as less certain.',
    choices: [
      {
        value: true,
        label: 'Yes',
        statement: 'I wear makeup in these photos',
        setsAside: [
          { feature: 'lips', counts: 0, light: 'nothing', label: 'with makeup' },
          { feature: 'brows', counts: 0.5 },
          // How far foundation may change skin, and the variation of makeup over days: estimated, not measured.
          { feature: 'skin', counts: 1, sd: [0.06, 0.08, 0.08], scatter: 1.25 },
        ],
        reason:
          'You wore makeup, so your lips were left out, your brows count half where we saw them, and your skin counts as less certain.',
      },
      NO,
    ],
  },
  {
    key: 'contactLenses',
    text: 'Did you wear colored contact lenses?',
    hint: 'If so, the color of your eyes is left out.',
    choices: [
      {
        value: true,
        label: 'Yes',
        statement: 'I wear colored contact lenses',
        setsAside: [{ feature: 'iris', counts: 0, light: 'lightness', label: 'with lenses' }],
        reason: 'You wore colored lenses, so the color of your eyes was left out.',
      },
      NO,
    ],
  },
] as const satisfies readonly Row[];

type AnyRow = (typeof ROWS)[number];
export type QuestionKey = AnyRow['key'];
export type Question = Row & { readonly key: QuestionKey };
export const QUESTIONS: readonly Question[] = ROWS;

/** Given answers; null and absent mean no answer. */
export type Answers = { readonly [R in AnyRow as R['key']]?: R['choices'][number]['value'] | null | undefined };
