import type { Feature } from './measured.ts';

/** A feature whose color an answer takes for not, or not only, the person's own, and what is left of it. */
export interface SetAside {
  readonly feature: Feature;
  /** How much it counts on the axes: 1 in full, 0 not at all. Below 1 it is not compared between photos either. */
  readonly counts: number;
  /** The same on contrast, which a color that is not one's own makes as well; `counts` where it is absent. */
  readonly onContrast?: number;
  /** What it tells about the light of a photo: everything where it is absent. */
  readonly light?: 'lightness' | 'nothing';
  /** By how much less is known of its tint, warmth and depth (log, one sigma). */
  readonly sd?: readonly [tint: number, warmth: number, depth: number];
  /** By what factor photos of other days may differ more than these do. */
  readonly scatter?: number;
  /** Stands beside its name, as in "Hair, dyed", where its color is not the person's own. */
  readonly label?: string;
}

type Effect =
  | { readonly setsAside: readonly [SetAside, ...SetAside[]] /** Tells so in the result. */; readonly reason: string }
  | { readonly setsAside?: never; readonly reason?: never };

export type Choice = Effect & {
  /** Null is the same as no answer. */
  readonly value: boolean | string | null;
  readonly label: string;
  /** The choice in the customer's words: they can tick it before they send photos. */
  readonly statement?: string;
};

interface Row {
  readonly key: string;
  readonly text: string;
  /** What an answer changes. */
  readonly hint: string;
  readonly choices: readonly Choice[];
}

const NO = { value: false, label: 'No' } as const;

/**
 * What only the customer knows. A row is all there is to a question: forms, the API, what is stored and what is measured
 * follow from it.
 */
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
          // How far foundation may carry skin, and how much makeup differs from day to day: estimates, not measured.
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

/** What was answered; null and absent are no answer. */
export type Answers = { readonly [R in AnyRow as R['key']]?: R['choices'][number]['value'] | null | undefined };
