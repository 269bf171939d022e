import type { Evidence } from '@trueseason/contracts';
import { AXIS_WORDS } from './axis-words.ts';
import { listed } from './listed.ts';
import { isSeasonName, RING } from './ring.ts';

/** Nearer to the season's own place than this, or than two standard uncertainties, nobody contradicts what is said of it. */
const FAR = 0.35;
const UNCERTAINTIES = 2;
/** From here on depth or lightness is what the season is named for: more of it is no contradiction. */
const NAMED_FOR = 0.7;

/** What depth is read from, as far as it was seen. It is not the skin's. */
const readFrom = ({ hair, iris }: Pick<Evidence['features'], 'hair' | 'iris'>): string =>
  listed([hair && 'hair', 'skin', iris && 'eyes'].filter((name) => name !== null));

/**
 * Beside what a season says of its depth: that its reader lies far from that, by the same figure as the measurements. ""
 * where they do not.
 */
export function ownDepth(season: string, { axes: { value }, features }: Pick<Evidence, 'axes' | 'features'>): string {
  if (!isSeasonName(season)) return '';
  const place = RING[season].axes.value;
  const off = value.value - place;
  if (Math.abs(off) < Math.max(FAR, UNCERTAINTIES * value.sd)) return '';
  if (Math.abs(place) >= NAMED_FOR && value.value / place > 1) return '';
  const { more } = AXIS_WORDS.value[off < 0 ? 'low' : 'high'];
  const read = readFrom(features);
  const yours = read === 'skin' ? 'Your skin is' : `Your ${read} together are`;
  return `${yours} ${more} than the middle of ${season}.`;
}
