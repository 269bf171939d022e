/** Facts a reading may state, each with all values. `packages/style/src/reading` derives them from the evidence. */
export const FACTS = {
  /** Whether one season has at least half of the probability, the first two together, or not even these. */
  certainty: ['one', 'two', 'open'],
  /** Whether another season came out more often than the one that stays, below the rule. */
  ahead: ['own', 'other'],
  /** Whether its owner chose the season by eye. */
  chosen: ['no', 'yes'],
  /** How many colors of the palette are sure; few: fewer than the six that a first page shows. */
  sureColors: ['many', 'few', 'one', 'none'],
  /** Whether the person said which color their hair and eyes have by nature. */
  ownColors: ['told', 'untold'],
  light: ['measured', 'assumed'],
  /** How many of the photos name the season on their own. */
  agreement: ['all', 'most', 'few', 'none'],
  /** Whether photos were added to an earlier result, and the season it named. */
  added: ['none', 'same-season', 'other-season'],
  /** Whether any color of the palette became sure by them. */
  newlySure: ['some', 'none', 'unknown'],
  people: ['one', 'mixed'],
  counted: ['three-or-more', 'two', 'one'],
  temperature: ['warm', 'slightly warm', 'neutral', 'slightly cool', 'cool'],
  value: ['light', 'medium', 'deep'],
  chroma: ['clear', 'medium', 'soft'],
  seasonTemperature: ['warm', 'cool'],
  /** Whether the season has all of the person's traits, or is only the nearest, with one reversed. */
  fit: ['whole', 'partly'],
  /** Low: nothing is far from the skin in depth. High: nothing is near it. */
  contrast: ['high', 'medium', 'low'],
  /** The contrast to dress by: in between if person and season are opposites. */
  advisedContrast: ['high', 'medium', 'low'],
  /** Whether the axis that separates the season from the runner-up is clear of the uncertainty. */
  question: ['decided', 'open'],
  /** How the person differs from the runner-up on that axis. */
  decidedBy: [
    'warmer',
    'cooler',
    'lighter',
    'deeper',
    'clearer',
    'softer',
    'higher in contrast',
    'lower in contrast',
    'all four together',
  ],
  undertone: ['golden', 'neutral', 'rosy'],
  skinDepth: ['light', 'medium', 'deep', 'uncertain'],
  /** `open`: photos show one of several, and the person did not answer. */
  hair: ['black', 'gray', 'white', 'salt-and-pepper', 'other', 'open', 'bare', 'covered'],
  /** Whether the season has other hair colors near the person's own, and any that take more than dye. */
  hairColorsNear: ['some', 'none'],
  hairColorsFar: ['some', 'none'],
  /** Whether any of these cannot be previewed: more than dye, and black on white hair. */
  hairBleach: ['some', 'none'],
  hairTime: ['some', 'none'],
  hairTooDark: ['some', 'none'],
  /** `told`: dyed, and the customer has answered its natural color. */
  hairDyed: ['yes', 'told', 'no'],
  /** Whether the season has colors near the brows of a head without visible hair. */
  browColors: ['some', 'none'],
  /** A beard or mustache, and whether the season has colors near it. */
  facialHair: ['gray', 'near colors', 'no colors', 'none'],
  /** Skin as photographed, where it differs from the skin that is shown. */
  skinInPhotos: ['alike', 'deeper', 'lighter', 'tinted'],
  makeup: ['none', 'likely', 'worn'],
  /** From photos or answers. */
  eyes: ['known', 'unmeasured'],
  /** Which answers the photos contradict. */
  contradicted: ['nothing', 'hair', 'eyes', 'hair and eyes'],
  /** Whose photographed color hardly ever grows. */
  unnatural: ['nothing', 'hair', 'eyes', 'hair and eyes', 'two eyes'],
  /** The runner-up on the ring. */
  second: ['neighbor', 'apart'],
  opinion: ['none', 'agrees', 'differs'],
  /** The first feature measured well enough to compare with the skin, and how it compares. */
  beside: ['hair', 'brows', 'eyes', 'nothing'],
  besideIs: [
    'much darker than',
    'clearly darker than',
    'a little darker than',
    'about as light as',
    'a little lighter than',
    'clearly lighter than',
    'much lighter than',
  ],
  type: ['season', 'absolute'],
} as const;

export type FactName = keyof typeof FACTS;
export type Facts = { readonly [Name in FactName]: (typeof FACTS)[Name][number] };

/** Holds if each named fact has that value, or one of them. */
export type Condition = { readonly [Name in FactName]?: Facts[Name] | readonly Facts[Name][] };

/** A line of advice: its text and the facts under which it is shown. */
export interface Line {
  readonly id: string;
  /** May hold placeholders such as `{season}`, filled once. */
  readonly text: string;
  readonly when?: Condition;
  /** What it states beyond `when`. */
  readonly says?: Condition;
}
