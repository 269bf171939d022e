import type { Evidence } from '@trueseason/contracts';
import { AXIS_WORDS } from './axis-words.ts';
import { capital } from './capital.ts';
import { DARK, hairAndEyes, LIGHT, namedParts } from './feature-words.ts';
import { listed } from './listed.ts';
import { isSeasonName, RING } from './ring.ts';

/** Nearer to the season's own place than this, or than two standard uncertainties, nobody contradicts what is said of it. */
const FAR = 0.35;
const UNCERTAINTIES = 2;
/** From here on a trait is what the season is named for: more of it is no contradiction. */
const NAMED_FOR = 0.7;
/** Only a season farther out speaks of contrast; the others leave it to the advice, which is by the measured one. */
const SPOKEN_OF = 0.5;
/** L* from which skin is so light that it is hair or eyes that make somebody deep: brown skin has its part in that. */
const LIGHT_SKIN = 65;

type Measured = Pick<Evidence, 'axes' | 'features' | 'answers'>;

/** Where they lie on the axis, up to how: depth is not the skin's alone, so what it is read from is named, as far as it was seen. */
const SUBJECTS: Readonly<Record<'value' | 'chroma' | 'contrast', (measured: Measured, more: string) => string>> = {
  value: (measured, more) => {
    const { hair, iris } = measured.features;
    const read = [hair && 'hair', 'skin', iris && 'eyes'].filter((name) => name !== null);
    const by = carriedBy(measured, more === AXIS_WORDS.value.low.more);
    if (by) return `because of your ${by}, you are ${more} overall`;
    return read.length > 1 ? `overall, your ${listed(read)} are ${more}` : `your skin is ${more}`;
  },
  chroma: (_, more) => `your coloring is ${more}`,
  contrast: (_, more) => `your contrast is ${more}`,
};

/** Of the other end of an axis. Contrast is a thing of its own, and needs no "in contrast". */
const MORE = {
  value: [AXIS_WORDS.value.low.more, AXIS_WORDS.value.high.more],
  chroma: [AXIS_WORDS.chroma.low.more, AXIS_WORDS.chroma.high.more],
  contrast: ['lower', 'higher'],
} as const;

/** What makes them so where something else of them lies at the other end: nobody's dark eyes are called light. "" otherwise. */
function carriedBy(measured: Measured, isDeeper: boolean): string {
  const parts = hairAndEyes(measured);
  const isOnSide = (l: number) => (isDeeper ? l <= DARK : l >= LIGHT);
  const isAgainst = (l: number, light = LIGHT) => (isDeeper ? l >= light : l <= DARK);
  const on = parts.filter(({ l }) => isOnSide(l));
  if (on.length === 0 || !(parts.some(({ l }) => isAgainst(l)) || isAgainst(measured.features.skin.lab[0], LIGHT_SKIN)))
    return '';
  return namedParts(on);
}

/**
 * Beside what a season says of its depth, clarity and contrast: that its reader lies far from that, by the same figures as the
 * measurements. "" where they do not. Warm and cool have words of their own.
 * @param isNamed whether the season was named just before
 */
export function ownPlace(season: string, measured: Measured, isNamed = false): string {
  if (!isSeasonName(season)) return '';
  const { axes } = measured;
  const off = (['value', 'chroma', 'contrast'] as const).flatMap((axis) => {
    const [{ value, sd }, place] = [axes[axis], RING[season].axes[axis]];
    const isNear = Math.abs(value - place) < Math.max(FAR, UNCERTAINTIES * sd);
    const isMoreOfIt = Math.abs(place) >= NAMED_FOR && value / place > 1;
    const isUnsaid = axis === 'contrast' && Math.abs(place) < SPOKEN_OF;
    if (isNear || isMoreOfIt || isUnsaid) return [];
    return [SUBJECTS[axis](measured, MORE[axis][value < place ? 0 : 1])];
  });
  const [first, ...others] = off;
  if (!first) return '';
  const also = others.length > 0 ? ` ${capital(others.join(' and '))}, too.` : '';
  return `${capital(first)} than is usual for ${isNamed ? 'it' : season}.${also}`;
}
