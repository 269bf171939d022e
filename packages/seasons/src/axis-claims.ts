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

/** Of somebody, with a verb; depth is never all of a person's, so it is told of their features together. */
export function phrase(axis: Axis, score: Estimate): string {
  const you = axis === 'value' ? 'your features together' : 'you';
  const claim = claimOf(score);
  if (claim === 'is') return `${you} are ${adjective(axis, score)}`;
  if (claim === 'leans') return `${you} lean ${direction(axis, score)}`;
  return axis === 'contrast'
    ? `${you} are of moderate contrast`
    : `${you} lie between ${AXIS_WORDS[axis].low.is} and ${AXIS_WORDS[axis].high.is}`;
}

type Trait = readonly [Axis, Estimate];

/**
 * Of the coloring: "is light, leaning cool", "is deep and high in contrast", "leans soft and warm"; "" for nothing. What the
 * measurement bears out comes before what is only likely, and contrast after what would read as what it is in.
 */
export function together(
  traits: readonly Trait[],
  verbs: { readonly is: string; readonly leans: string } = { is: 'is', leans: 'leans' },
): string {
  const order = [...traits].sort(([a], [b]) => Number(a === 'contrast') - Number(b === 'contrast'));
  const said = (claim: Claim, word: (axis: Axis, score: Estimate) => string) =>
    listed(order.filter(([, score]) => claimOf(score) === claim).map(([axis, score]) => word(axis, score)));
  const [sure, likely] = [said('is', adjective), said('leans', direction)];
  if (!sure) return likely && `${verbs.leans} ${likely}`;
  return `${verbs.is} ${sure}${likely && `, leaning ${likely}`}`;
}
