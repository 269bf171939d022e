import type { Evidence } from '@trueseason/contracts';
import { isStrong } from './axis-claims.ts';
import { type ContrastLevel, contrastLevel } from './contrast-level.ts';
import {
  DARK,
  hairPart,
  hairSaid,
  isPlural,
  namedParts,
  ownEyes,
  ownHair,
  partOf,
  type SaidPart,
} from './feature-words.ts';
import { AS_MANY, MOST, shareBeyond } from './hair-among-people.ts';

/** L* nearer than which hair or brows lie close to the skin, wherever that is told. */
export const CLOSE = 18;
/** L* farther than which anything stands out from the skin. */
const STANDS_OUT = 40;
/** L* within which two stand out alike: gray hair is not what black brows make strong. */
const AS_FAR = 12;

type Measured = Pick<Evidence, 'features' | 'answers'> & {
  readonly axes: Pick<Evidence['axes'], 'contrast'>;
  /** Absent of results that were stored without it. */
  readonly contrasts?: Pick<Evidence['contrasts'], 'skinHair'>;
};

/** Of whose contrast is low: what lies close to their skin, and what is dark and stands out all the same. */
function lowOf(evidence: Measured): { readonly close: readonly SaidPart[]; readonly apart: readonly SaidPart[] } {
  const { parts, frame, eyes, off } = partsOf(evidence);
  if (contrastLevel(evidence.axes.contrast.value) !== 'low') return { close: [], apart: [] };
  const close = parts.filter((part) => off(part) < CLOSE);
  // Dark eyes below light hair are what anybody sees first, and no axis tells of them.
  const apart = [...frame.filter((part) => !close.includes(part)), ...eyes].filter(
    (part) => part.l <= DARK && off(part) >= STANDS_OUT,
  );
  return { close, apart };
}

/** What makes contrast low in a face of which something stands out, or it would read as a mistake; "" for any other. */
export function lowAllTheSame(evidence: Measured): string {
  const { close, apart } = lowOf(evidence);
  if (close.length === 0 || apart.length === 0) return '';
  return `It is your ${namedParts(close)} that ${isPlural(close) ? 'make' : 'makes'} your contrast low; your ${namedParts(apart)} stand out all the same.`;
}

/** What frames their face, and where nothing of that was made out, their eyes; and how far off the skin each lies. */
function partsOf(evidence: Measured) {
  const { skin, brows } = evidence.features;
  const [hair, iris] = [ownHair(evidence), ownEyes(evidence)];
  const frame = [...(hair ? [hairPart(hair)] : []), ...(brows ? [partOf('brows', brows)] : [])];
  const eyes = iris ? [partOf('eyes', iris)] : [];
  return {
    hair,
    frame,
    eyes,
    parts: frame.length > 0 ? frame : eyes,
    off: ({ l }: SaidPart) => Math.abs(l - skin.lab[0]),
  };
}

/** Of what frames their face, how far it stands out from their skin: what everybody sees first. "" where nothing was made out. */
export function besideSkin(evidence: Measured): string {
  const { hair, parts, off } = partsOf(evidence);
  if (parts.length === 0) return '';
  const { contrast } = evidence.axes;
  const level = contrastLevel(contrast.value);
  const farthest = Math.max(...parts.map(off));
  const far = parts.filter((part) => off(part) >= STANDS_OUT && off(part) > farthest - AS_FAR);
  const much = isStrong(contrast) ? 'out strongly from your skin' : 'out from your skin more than in most people';
  const named = level === 'high' && far.length > 0 ? far : parts;
  const { close, apart } = lowOf(evidence);
  const isNamed = hair && close.length === 0 && named.some(({ said }) => said === hairPart(hair).said);
  const byItself = isNamed ? hairByItself(evidence, level) : '';
  if (byItself) return byItself;
  if (level === 'high') return `${stand(named, much)}.`;
  if (level === 'medium') return `${stand(parts, 'out from your skin about as much as in most people')}.`;
  if (close.length === 0) return `${stand(parts, 'out from your skin less than in most people')}.`;
  return `${lie(close, evidence.features.skin.lab[0])}${apart.length > 0 ? `, while your ${namedParts(apart)} stand out` : ''}.`;
}

/** Shares of people with more, between which hair by itself says the same as the contrast of the whole face. */
const AGREEING: Readonly<Record<ContrastLevel, readonly [number, number]>> = {
  low: [AS_MANY[1], 1],
  medium: MOST,
  high: [0, AS_MANY[0]],
};
const AS_A_WHOLE: Readonly<Record<ContrastLevel, string>> = {
  low: 'lower than most people’s',
  medium: 'about that of most people',
  high: 'higher than most people’s',
};

/**
 * Everybody is told of their hair before they pay, how many people show more. Whose contrast as a whole is another is told
 * both here, as one thing, or they would read that it was said otherwise. "" where the two agree.
 */
function hairByItself({ features, contrasts, answers }: Measured, level: ContrastLevel): string {
  const hair = ownHair({ features, answers });
  const ratio = contrasts?.skinHair;
  if (!hair || !ratio) return '';
  const share = shareBeyond(10 ** ratio.value);
  const [least, most] = AGREEING[level];
  if (share >= least && share <= most) return '';
  const than = share < AS_MANY[0] ? 'more than' : share > AS_MANY[1] ? 'less than' : 'about as much as';
  const rest = features.brows ? `your ${partOf('brows', features.brows).said}` : 'the rest of your face';
  return `Your ${hairSaid(hair)} by itself stands out from your skin ${than} in most people; with ${rest}, your contrast is ${AS_A_WHOLE[level]}.`;
}

const stand = (parts: readonly SaidPart[], how: string): string =>
  `Your ${namedParts(parts)} ${isPlural(parts) ? 'stand' : 'stands'} ${how}`;

const lie = (close: readonly SaidPart[], skin: number): string =>
  close.every(({ l }) => l > skin)
    ? `Your ${namedParts(close)} ${isPlural(close) ? 'are' : 'is'} lighter than your skin`
    : `Your ${namedParts(close)} ${isPlural(close) ? 'lie' : 'lies'} close to your skin in depth`;
