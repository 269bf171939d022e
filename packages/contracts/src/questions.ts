import type { Feature } from './measured.ts';

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
};

interface Row {
  readonly key: string;
  readonly text: string;
  /** The effect of an answer. */
  readonly hint: string;
  readonly choices: readonly Choice[];
}

const NO = { value: false, label: 'No' } as const;

/** Questions only the customer can answer. A row defines everything: forms, API, storage and measurement. */
const ROWS = [
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
  {
    key: 'hairWorn',
    text: 'Is your hair covered, or do you have none?',
    hint: 'If so, we advise you on brows instead of hair.',
    choices: [
      { value: null, label: 'Neither' },
      { value: 'covered', label: 'Covered' },
      { value: 'shaved', label: 'No hair' },
    ],
  },
] as const satisfies readonly Row[];

type AnyRow = (typeof ROWS)[number];
export type QuestionKey = AnyRow['key'];
export type Question = Row & { readonly key: QuestionKey };
export const QUESTIONS: readonly Question[] = ROWS;

/** Given answers; null and absent mean no answer. */
export type Answers = { readonly [R in AnyRow as R['key']]?: R['choices'][number]['value'] | null | undefined };
