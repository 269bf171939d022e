import type { Evidence } from '@trueseason/contracts';
import { isStrong } from './axis-claims.ts';
import { advisedContrast } from './contrast-level.ts';
import { DARK, hairPart, isPlural, namedParts, ownEyes, ownHair, partOf, type SaidPart } from './feature-words.ts';

/** L* nearer than which hair or brows lie close to the skin, wherever that is told. */
export const CLOSE = 18;
/** L* farther than which anything stands out from the skin. */
const STANDS_OUT = 40;
/** L* within which two stand out alike: gray hair is not what black brows make strong. */
const AS_FAR = 12;

type Measured = Pick<Evidence, 'features' | 'answers'> & { readonly axes: Pick<Evidence['axes'], 'contrast'> };

/** Of what frames their face, how far it stands out from their skin: what everybody sees first. "" where nothing was made out. */
export function besideSkin(season: string, evidence: Measured): string {
  const { skin, brows } = evidence.features;
  const hair = ownHair(evidence);
  const frame = [...(hair ? [hairPart(hair)] : []), ...(brows ? [partOf('brows', brows)] : [])];
  const iris = ownEyes(evidence);
  const eyes = iris ? [partOf('eyes', iris)] : [];
  const parts = frame.length > 0 ? frame : eyes;
  if (parts.length === 0) return '';
  const off = ({ l }: SaidPart) => Math.abs(l - skin.lab[0]);
  const { contrast } = evidence.axes;
  const level = advisedContrast(season, contrast.value);
  const farthest = Math.max(...parts.map(off));
  const far = parts.filter((part) => off(part) >= STANDS_OUT && off(part) > farthest - AS_FAR);
  const much = isStrong(contrast) ? 'out strongly from your skin' : 'out from your skin more than in most people';
  if (level === 'high') return `${stand(far.length > 0 ? far : parts, much)}.`;
  if (level === 'medium') return `${stand(parts, 'out from your skin about as much as in most people')}.`;
  const close = parts.filter((part) => off(part) < CLOSE);
  if (close.length === 0) return `${stand(parts, 'out from your skin less than in most people')}.`;
  // Dark eyes below light hair are what anybody sees first, and no axis tells of them.
  const apart = [...frame.filter((part) => !close.includes(part)), ...eyes].filter(
    (part) => part.l <= DARK && off(part) >= STANDS_OUT,
  );
  return `${lie(close, skin.lab[0])}${apart.length > 0 ? `, while your ${namedParts(apart)} stand out` : ''}.`;
}

const stand = (parts: readonly SaidPart[], how: string): string =>
  `Your ${namedParts(parts)} ${isPlural(parts) ? 'stand' : 'stands'} ${how}`;

const lie = (close: readonly SaidPart[], skin: number): string =>
  close.every(({ l }) => l > skin)
    ? `Your ${namedParts(close)} ${isPlural(close) ? 'are' : 'is'} lighter than your skin`
    : `Your ${namedParts(close)} ${isPlural(close) ? 'lie' : 'lies'} close to your skin in depth`;
