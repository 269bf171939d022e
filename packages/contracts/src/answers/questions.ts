import type { Feature, Head } from '../result/measured.ts';
import type { SeasonName } from '../result/season-name.ts';
import type { Scope } from './scope.ts';

/** A feature whose color is altered according to an answer, and its remaining weight. */
export interface Exclusion {
  readonly feature: Feature;
  /** Weight on the axes: 1 full, 0 none. Below 1 it is not compared between photos either. */
  readonly counts: number;
  /** Weight on contrast, which altered colors still create; defaults to `counts`. */
  readonly onContrast?: number;
  /** What it still shows of a photo's light; everything if absent. */
  readonly light?: 'lightness' | 'nothing';
  /** Added uncertainty of tint, warmth and depth (log, one sigma). */
  readonly sd?: readonly [tint: number, warmth: number, depth: number];
  /** Factor on the variation between days. */
  readonly scatter?: number;
  /** Suffix of its name, as in "Hair, dyed", if altered. */
  readonly label?: string;
}

export interface Choice {
  readonly value: boolean | string | null;
  readonly label: string;
  /** The choice in the customer's words, to check before the upload. */
  readonly statement?: string;
  /** Its color in sRGB, or several. */
  readonly swatch?: readonly [string, ...string[]];
  /** What it means for the head. */
  readonly head?: Exclude<Head, 'hair'>;
  readonly excludes?: readonly [Exclusion, ...Exclusion[]];
  readonly reason?: string;
}

interface Row {
  readonly key: string;
  readonly text: string;
  readonly hint: string;
  readonly choices: readonly Choice[];
}

const NO = { value: false, label: 'No' } as const;
const NOT_SURE = { value: null, label: 'Not sure' } as const;

/** A person's own color by name. */
const colorChoice =
  (feature: string) =>
  <const Value extends string>(value: Value, label: string, ...swatch: [string, ...string[]]) => ({
    value,
    label,
    swatch,
    reason: `We used the ${feature} color you told us: ${label.toLowerCase()}.`,
  });
const hair = colorChoice('natural hair');
const eyes = colorChoice('eye');

/** Questions only the customer can answer. A row defines everything: forms, API, storage and measurement. */
const ROWS = [
  {
    key: 'naturalHair',
    text: 'What is your natural hair color?',
    hint: 'As it grows in, if you dye it.',
    choices: [
      hair('black', 'Black', '#1E1B1A'),
      hair('darkest-brown', 'Darkest brown', '#2B2220'),
      hair('dark-brown', 'Dark brown', '#3D2E27'),
      hair('brown', 'Medium brown', '#55402F'),
      hair('light-brown', 'Light brown', '#735740'),
      hair('dark-blond', 'Dark blond', '#8C7150'),
      hair('blond', 'Blond', '#B3946A'),
      hair('light-blond', 'Light blond', '#D6BE94'),
      hair('auburn', 'Auburn', '#5E2F22'),
      hair('red', 'Red', '#9C522B'),
      hair('salt-and-pepper', 'Salt-and-pepper', '#3B3836', '#A3A09D'),
      hair('gray', 'Gray', '#97948F'),
      hair('white', 'White', '#DEDAD3'),
      { value: 'none', label: 'No hair', head: 'bare' },
      { value: 'covered', label: 'Covered', head: 'covered' },
      NOT_SURE,
    ],
  },
  {
    key: 'eyes',
    text: 'What color are your eyes?',
    hint: 'Without colored lenses.',
    choices: [
      eyes('dark-brown', 'Dark brown', '#2F211B'),
      eyes('brown', 'Brown', '#573A26'),
      eyes('amber', 'Amber', '#94662F'),
      eyes('hazel', 'Hazel', '#7B6A3F'),
      eyes('green', 'Green', '#6B7B54'),
      eyes('gray-green', 'Gray-green', '#7C8578'),
      eyes('gray', 'Gray', '#868B8E'),
      eyes('blue-gray', 'Blue-gray', '#72859A'),
      eyes('blue', 'Blue', '#6E9CC4'),
      NOT_SURE,
    ],
  },
  {
    key: 'hairDyed',
    text: 'Is your hair dyed?',
    hint: 'If so, we leave out its color and rely less on how it contrasts with your skin.',
    choices: [
      {
        value: true,
        label: 'Yes',
        statement: 'My hair is dyed',
        excludes: [{ feature: 'hair', counts: 0, onContrast: 0.5, light: 'lightness', label: 'dyed' }],
        reason: 'Your hair is dyed, so we left out its color and relied less on how it contrasts with your skin.',
      },
      NO,
    ],
  },
  {
    key: 'makeup',
    text: 'Did you wear makeup?',
    hint: 'If so, we leave out your lips and rely less on your brows and skin.',
    choices: [
      {
        value: true,
        label: 'Yes',
        statement: 'I wear makeup in these photos',
        excludes: [
          { feature: 'lips', counts: 0, light: 'nothing', label: 'with makeup' },
          { feature: 'brows', counts: 0.5 },
          // How far foundation may change skin, and the variation of makeup over days: estimated, not measured.
          { feature: 'skin', counts: 1, sd: [0.06, 0.08, 0.08], scatter: 1.25 },
        ],
        reason: 'You wore makeup, so we left out your lips and relied less on your brows and skin.',
      },
      NO,
    ],
  },
  {
    key: 'contactLenses',
    text: 'Did you wear colored contact lenses?',
    hint: 'If so, we leave out their color.',
    choices: [
      {
        value: true,
        label: 'Yes',
        statement: 'I wear colored contact lenses',
        excludes: [{ feature: 'iris', counts: 0, light: 'lightness', label: 'with lenses' }],
        reason: 'You wore colored lenses, so we left out their color.',
      },
      NO,
    ],
  },
] as const satisfies readonly Row[];

type AnyRow = (typeof ROWS)[number];
export type QuestionKey = AnyRow['key'];
/** A question of these rows, what the result should cover, or the chosen season. */
export type AnswerKey = keyof Answers;
export type Question = Row & { readonly key: QuestionKey };
export const QUESTIONS: readonly Question[] = ROWS;

/**
 * Given answers; null and absent mean none. The scope and the season that an owner chose between the first two by eye are
 * wishes: they affect only the advice, no measurement.
 */
export type Answers = { readonly [R in AnyRow as R['key']]?: R['choices'][number]['value'] | null | undefined } & {
  readonly scope?: Scope | undefined;
  readonly season?: SeasonName | null | undefined;
};
