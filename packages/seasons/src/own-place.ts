import type { Evidence } from '@trueseason/contracts';
import { AXIS_WORDS } from './axis-words.ts';
import { capital } from './capital.ts';
import { listed } from './listed.ts';
import { isSeasonName, RING } from './ring.ts';

/** Nearer to the season's own place than this, or than two standard uncertainties, nobody contradicts what is said of it. */
const FAR = 0.35;
const UNCERTAINTIES = 2;
/** From here on a trait is what the season is named for: more of it is no contradiction. */
const NAMED_FOR = 0.7;
/** Only a season farther out speaks of contrast; the others leave it to the advice, which is by the measured one. */
const SPOKEN_OF = 0.5;

type Measured = Pick<Evidence, 'axes' | 'features'>;

/** What lies on an axis. Depth is not the skin's alone, so what it is read from is named, as far as it was seen. */
const SUBJECTS: Readonly<Record<'value' | 'chroma' | 'contrast', (features: Evidence['features']) => string>> = {
  value: ({ hair, iris }) => {
    const read = [hair && 'hair', 'skin', iris && 'eyes'].filter((name) => name !== null);
    return read.length > 1 ? `your ${listed(read)} together are` : 'your skin is';
  },
  chroma: () => 'your coloring is',
  contrast: () => 'you are',
};

/**
 * Beside what a season says of its depth, clarity and contrast: that its reader lies far from that, by the same figures as the
 * measurements. "" where they do not. Warm and cool have words of their own.
 */
export function ownPlace(season: string, { axes, features }: Measured): string {
  if (!isSeasonName(season)) return '';
  const off = (['value', 'chroma', 'contrast'] as const).flatMap((axis) => {
    const [{ value, sd }, place] = [axes[axis], RING[season].axes[axis]];
    const isNear = Math.abs(value - place) < Math.max(FAR, UNCERTAINTIES * sd);
    const isMoreOfIt = Math.abs(place) >= NAMED_FOR && value / place > 1;
    const isUnsaid = axis === 'contrast' && Math.abs(place) < SPOKEN_OF;
    if (isNear || isMoreOfIt || isUnsaid) return [];
    return [`${SUBJECTS[axis](features)} ${AXIS_WORDS[axis][value < place ? 'low' : 'high'].more}`];
  });
  return off.length > 0 ? `${capital(off.join(' and '))} than the middle of ${season}.` : '';
}
