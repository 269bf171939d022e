import type { Axis, Estimate } from '@trueseason/contracts';
import { AXIS_WORDS, type AxisEnd } from './axis-words.ts';
import { listed } from './listed.ts';

/** Below this a value is in the middle, however sure it is. */
const MIDDLE = 0.12;
/** From here on a trait is strong, below here it is slight. */
const STRONG = 0.7;
const SLIGHT = 0.35;
/** In standard uncertainties from the middle: nearer, the side is open; up to the second, it is only likely. */
const OPEN = 0.5;
const LIKELY = 1.5;
/** "Strongly" and "very" also have to be sure. */
const SURE = 2;

/** `middle`: neither end can be named; `leans`: one is likelier; `is`: the measurement bears it out. */
export type Claim = 'middle' | 'leans' | 'is';

/** How much may be said about an axis, given how uncertain it is. */
export function claimOf({ value, sd }: Estimate): Claim {
  const size = Math.abs(value);
  if (size < MIDDLE || size < OPEN * sd) return 'middle';
  return size < LIKELY * sd ? 'leans' : 'is';
}

const endOf = (axis: Axis, value: number): AxisEnd => AXIS_WORDS[axis][value < 0 ? 'low' : 'high'];

/** Whether a trait is told as "very" or "strongly" so. */
export const isStrong = ({ value, sd }: Estimate): boolean => Math.abs(value) >= Math.max(STRONG, SURE * sd);

const adjective = (axis: Axis, score: Estimate): string => {
  const end = endOf(axis, score.value).is;
  if (Math.abs(score.value) < SLIGHT) return `slightly ${end}`;
  if (!isStrong(score)) return end;
  return `${axis === 'temperature' ? 'strongly' : 'very'} ${end}`;
};

const direction = (axis: Axis, { value }: Estimate): string =>
  axis === 'contrast' ? `towards ${endOf(axis, value).label} contrast` : endOf(axis, value).label;

/** After "you": "are very light", "lean cool", "lie between deep and light". */
export function phrase(axis: Axis, score: Estimate): string {
  const claim = claimOf(score);
  if (claim === 'is') return `are ${adjective(axis, score)}`;
  if (claim === 'leans') return `lean ${direction(axis, score)}`;
  return axis === 'contrast'
    ? 'are of medium contrast'
    : `lie between ${AXIS_WORDS[axis].low.is} and ${AXIS_WORDS[axis].high.is}`;
}

/** Of the coloring: "is light and leans cool", "is deep and high in contrast", "leans soft and warm"; "" for nothing. */
export function together(
  traits: readonly (readonly [Axis, Estimate])[],
  verbs: { readonly is: string; readonly leans: string } = { is: 'is', leans: 'leans' },
): string {
  const said = (claim: Claim, word: (axis: Axis, score: Estimate) => string) =>
    listed(traits.filter(([, score]) => claimOf(score) === claim).map(([axis, score]) => word(axis, score)));
  const [sure, likely] = [said('is', adjective), said('leans', direction)];
  return [sure && `${verbs.is} ${sure}`, likely && `${verbs.leans} ${likely}`].filter(Boolean).join(' and ');
}
