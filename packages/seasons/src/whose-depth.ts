import { type SkinDepth, skinDepth } from '@trueseason/color';
import type { Evidence } from '@trueseason/contracts';
import { claimOf } from './axis-claims.ts';
import { capital } from './capital.ts';
import { listed } from './listed.ts';

type Measured = Pick<Evidence, 'ita' | 'features' | 'answers'> & { readonly axes: Pick<Evidence['axes'], 'value'> };

const IS_FAIR: readonly SkinDepth[] = ['very light', 'light', 'medium'];
/** L* up to which hair and eyes are called dark by anybody, and from which light. */
const DARK = 28;
const LIGHT = 55;

/**
 * Whose depth it is where skin is not as deep as all features together, or as light: who is flatly called deep reads it of
 * their skin. "" where skin has its part in it, or where the measurement claims neither end.
 */
export function whoseDepth({ axes: { value }, features: { skin, hair, iris }, ita, answers }: Measured): string {
  const claim = claimOf(value);
  if (claim === 'middle') return '';
  const isDeep = value.value < 0;
  const parts = [
    !answers?.hairDyed && hair && (['hair', hair.lab[0]] as const),
    !answers?.contactLenses && iris && (['eyes', iris.lab[0]] as const),
  ].filter((part) => !!part);
  const named = parts.filter(([, l]) => (isDeep ? l <= DARK : l >= LIGHT && l > skin.lab[0])).map(([name]) => name);
  // At the edge of what the measurement leaves open the skin might be as deep, or as light, as that.
  const depth = skinDepth(ita.value + (isDeep ? -ita.sd : ita.sd));
  const isApart = isDeep ? IS_FAIR.includes(depth) || (depth === 'tan' && named.length > 0) : !IS_FAIR.includes(depth);
  if (!isApart || parts.length === 0) return '';
  const [end, other] = isDeep ? ['deep', 'lighter'] : ['light', 'deeper'];
  const who =
    named.length > 0
      ? `${isDeep ? 'dark' : 'light'} ${listed(named)} beside ${other} skin`
      : `${listed(parts.map(([name]) => name))} ${end} for your skin`;
  const isOne = (named.length || parts.length) === 1 && (named[0] ?? parts[0]?.[0]) === 'hair';
  const does = claim === 'is' ? ['make', `your coloring ${end} as a whole`] : ['pull', `your coloring towards ${end}`];
  return `${capital(who)} ${does[0]}${isOne ? 's' : ''} ${does[1]}.`;
}
