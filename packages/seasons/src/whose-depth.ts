import { type SkinDepth, skinDepth } from '@trueseason/color';
import type { Evidence } from '@trueseason/contracts';
import { type Claim, claimOf } from './axis-claims.ts';
import { capital } from './capital.ts';
import { DARK, hairAndEyes, isPlural, LIGHT, namedParts } from './feature-words.ts';
import { listed } from './listed.ts';

type Measured = Pick<Evidence, 'ita' | 'features' | 'answers'> & { readonly axes: Pick<Evidence['axes'], 'value'> };

const IS_FAIR: readonly SkinDepth[] = ['very light', 'light', 'medium'];
/**
 * Whose depth it is where skin is not as deep as all features together, or as light: who is flatly called deep reads it of
 * their skin. "" where skin has its part in it, or where the measurement claims neither end.
 */
export function whoseDepth(measured: Measured): string {
  const {
    axes: { value },
    features: { skin, hair, iris },
    ita,
    answers,
  } = measured;
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
  const [end, other] = isDeep ? ['deep', 'lighter'] : ['light', 'deeper'];
  if (!isApart) return ofOne(measured, isDeep, claim);
  if (parts.length === 0) return '';
  const who =
    named.length > 0
      ? `${isDeep ? 'dark' : 'light'} ${listed(named)} beside ${other} skin`
      : isDeep
        ? `${listed(parts.map(([name]) => name))}, deeper than your skin,`
        : `${listed(parts.map(([name]) => name))} light for your skin`;
  const isOne = (named.length || parts.length) === 1 && (named[0] ?? parts[0]?.[0]) === 'hair';
  return `${capital(who)} ${does(claim, end, isOne)}.`;
}

const does = (claim: Claim, end: string, isOne: boolean): string =>
  claim === 'is'
    ? `make${isOne ? 's' : ''} your coloring ${end} as a whole`
    : `pull${isOne ? 's' : ''} your coloring towards ${end}`;

/** Where skin has its part in it, but hair and eyes lie at opposite ends: nobody's dark eyes are called light with their hair. */
function ofOne(measured: Measured, isDeep: boolean, claim: Claim): string {
  const parts = hairAndEyes(measured);
  const on = parts.filter(({ l }) => (isDeep ? l <= DARK : l >= LIGHT));
  const against = parts.filter(({ l }) => (isDeep ? l >= LIGHT : l <= DARK));
  if (on.length === 0 || against.length === 0) return '';
  const said = capital(namedParts(on));
  const yours = against[0]?.isOne ? 'hair is' : 'eyes are';
  return `${said} ${does(claim, isDeep ? 'deep' : 'light', !isPlural(on))}, although your ${yours} ${isDeep ? 'light' : 'dark'}.`;
}
