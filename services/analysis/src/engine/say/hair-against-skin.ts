import { labToLch } from '@trueseason/color';
import type { Estimate, Evidence, Feature } from '@trueseason/contracts';
import { claimOf } from '@trueseason/seasons/axis-claims';
import { AXIS_WORDS } from '@trueseason/seasons/axis-words';

/** In spreads from the middle of people: nearer to it, a feature by itself is neither warm nor cool. */
const READS = 0.75;
const sideOf = (warmth: number | undefined): number =>
  warmth === undefined || Math.abs(warmth) < READS ? 0 : Math.sign(warmth);

/** Chroma below which hair is seen without color. */
const COLORLESS = 6;
/** L* from which such hair is called white, and below which black. */
const WHITE = 80;
const BLACK = 25;

type Features = Pick<Evidence['features'], 'hair' | 'iris'>;

function hairName({ lab, strands }: NonNullable<Evidence['features']['hair']>): string | undefined {
  if (labToLch(lab)[1] >= COLORLESS) return undefined;
  if (strands) return 'salt-and-pepper hair';
  return lab[0] >= WHITE ? 'white hair' : lab[0] < BLACK ? 'black hair' : 'gray hair';
}

/**
 * Hair weighs most in what is warm or cool, since it repeats itself best. To whom it alone says so, or against their skin
 * or eyes, that is told: flatly calling golden skin cool would be read as a mistake. "" where they agree.
 * @param warmth what each says by itself, in spreads from the middle of people
 */
export function hairAgainstSkin(
  warmth: Partial<Record<Feature, number>>,
  temperature: Estimate,
  { hair, iris }: Features,
  counts: (feature: Feature) => boolean,
): string {
  const end = Math.sign(temperature.value);
  if (claimOf(temperature) === 'middle' || !hair || !counts('hair') || sideOf(warmth.hair) !== end) return '';
  const others = [
    { name: 'skin', side: sideOf(warmth.skin) },
    ...(iris && counts('iris') ? [{ name: 'eyes', side: sideOf(warmth.iris) }] : []),
  ];
  const word = (side: number) => AXIS_WORDS.temperature[side < 0 ? 'low' : 'high'].is;
  const colorless = hairName(hair);
  const against = others.filter(({ side }) => side === -end).map(({ name }) => name);
  if (against.length > 0) {
    const reads = against.length === 1 && against[0] === 'skin' ? 'reads' : 'read';
    const own = colorless ? `${colorless}, which has next to no color of its own,` : 'hair';
    return `Your ${against.join(' and ')} ${reads} as ${word(-end)}, and your ${own} as ${word(end)}. The hair decided, because it reads most alike from photo to photo.`;
  }
  if (!colorless || end > 0 || others.some(({ side }) => side === end)) return '';
  const named = others.map(({ name }) => name);
  const are = named.length > 1 ? 'by themselves are' : 'by itself is';
  return `It is your ${colorless}, with next to no color of its own, that reads as ${word(end)}; your ${named.join(' and ')} ${are} neither warm nor cool.`;
}
