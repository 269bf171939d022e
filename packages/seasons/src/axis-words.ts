import type { Axis } from '@trueseason/contracts';

/** One end of an axis, in the three forms that sentences and labels need. */
export interface AxisEnd {
  /** Beside a scale: "low". */
  readonly label: string;
  /** After "you are": "low in contrast". */
  readonly is: string;
  /** Against somebody else: "lower in contrast". */
  readonly more: string;
}

export interface AxisWords {
  readonly name: string;
  /** What it is read from, after "this is": in the words of a reader who does not measure color. */
  readonly about: string;
  readonly low: AxisEnd;
  readonly high: AxisEnd;
}

const plain = (label: string, more: string): AxisEnd => ({ label, is: label, more });

export const AXIS_WORDS: Readonly<Record<Axis, AxisWords>> = {
  temperature: {
    name: 'Temperature',
    about: 'how warm or cool your hair and eyes are, and how golden or rosy your skin',
    low: plain('cool', 'cooler'),
    high: plain('warm', 'warmer'),
  },
  value: {
    name: 'Value',
    about: 'how light or deep your features are together',
    low: plain('deep', 'deeper'),
    high: plain('light', 'lighter'),
  },
  chroma: {
    name: 'Chroma',
    about: 'how clear or soft your coloring is: your hair beside your skin, and how light or dark your eyes are',
    low: plain('soft', 'more muted'),
    high: plain('clear', 'clearer'),
  },
  contrast: {
    name: 'Contrast',
    about: 'how far your hair and brows lie from your skin in lightness',
    low: { label: 'low', is: 'low in contrast', more: 'lower in contrast' },
    high: { label: 'high', is: 'high in contrast', more: 'higher in contrast' },
  },
};

/** What stands out from the skin, or lies apart from it, where neither hair nor brows nor eyes are made out. */
export const FRAME = 'what frames your face';

/** A place on an axis with its sign, as in "\u22120.45". */
export const signed = (value: number): string => `${value < 0 ? '\u2212' : '+'}${Math.abs(value).toFixed(2)}`;

/** How far a scale is drawn either way: who lies farther out than every season finds themselves on it with their uncertainty. */
export const SCALE_REACH = 1.5;

/** Whether somebody lies farther out than the ends that sentences tell a scale by. */
export const isBeyond = ({ value }: { readonly value: number }): boolean => Math.abs(value) > 1;

/** Whether a mark for somebody stops at the end of a drawn scale. */
const isOffScale = ({ value }: { readonly value: number }): boolean => Math.abs(value) > SCALE_REACH;

/**
 * The same with its standard uncertainty, kept on one line. A scale that is told to end at 1 has no place for more: of
 * who lies farther out, only that is said, in words. No season's middle lies so far.
 */
export const axisFigure = ({ value, sd }: { readonly value: number; readonly sd: number }): string =>
  isBeyond({ value }) ? 'farther out than any season' : withUncertainty({ value, sd });

/** The same beside a drawn scale: how far, and that its mark stops before it. */
export const scaleFigure = (score: { readonly value: number; readonly sd: number }): string =>
  isOffScale(score) ? `${withUncertainty(score)}, beyond\u00a0the\u00a0scale` : withUncertainty(score);

const withUncertainty = ({ value, sd }: { readonly value: number; readonly sd: number }): string =>
  `${signed(value)}\u00a0\u00b1\u00a0${sd.toFixed(2)}`;
