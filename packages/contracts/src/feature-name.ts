import { nameOfHair } from './head.ts';
import type { Feature } from './measured.ts';
import type { Evidence, MeasuredColor } from './schemas/analysis-result.ts';

/** As headings over what was measured. */
export const FEATURE_NAMES: Readonly<Record<Feature, string>> = {
  skin: 'Skin',
  hair: 'Hair',
  iris: 'Iris',
  brows: 'Brows',
  lips: 'Lips',
  sclera: 'White of the eye',
};

/** Lips redder than lips are on any photo: their color may be a lipstick's. */
export const areLipsMadeUp = ({ photos }: Pick<Evidence, 'photos'>): boolean =>
  photos.some(({ warnings }) => warnings.includes('makeup_likely'));

/** Whether skin may have been read through makeup: the person's own word counts before what photos look like. */
export const isMadeUp = ({ photos, answers }: Pick<Evidence, 'photos' | 'answers'>): boolean =>
  answers?.makeup ?? areLipsMadeUp({ photos });

/**
 * Said once where photos are told, of whichever showed makeup, and what follows from it elsewhere: also of one that does not
 * count, of which nothing else is said. "" where none did.
 */
export function makeupSaid({ photos, answers }: Pick<Evidence, 'photos' | 'answers'>): string {
  const seen = photos.filter(({ warnings }) => warnings.includes('makeup_likely')).map(({ position }) => position);
  const last = seen.at(-1);
  if (last === undefined) return '';
  const where =
    seen.length === photos.length && seen.length > 1
      ? 'all your photos'
      : seen.length > 1
        ? `photos ${seen.slice(0, -1).join(', ')} and ${last}`
        : `photo ${last}`;
  const skin = isMadeUp({ photos, answers }) ? ', and your foundation may be a step off' : '';
  return `Your lips look made up on ${where}, so no drawing wears their color${skin}.`;
}

/** Whether makeup is a guess from photos that its owner has said nothing of. */
export const isMakeupGuessed = ({ photos, answers }: Pick<Evidence, 'photos' | 'answers'>): boolean =>
  areLipsMadeUp({ photos }) && typeof answers?.makeup !== 'boolean';

/** The person's own lips; null where they were not seen, or may wear a lipstick. */
export const ownLips = ({ features, photos }: Pick<Evidence, 'features' | 'photos'>): MeasuredColor | null =>
  areLipsMadeUp({ photos }) ? null : features.lips;

/** A feature's name with what this person's photos say of it. */
export function nameOfFeature(feature: Feature, evidence: Pick<Evidence, 'features' | 'photos'>): string {
  if (feature === 'hair') return nameOfHair(evidence);
  const { skin, sclera } = evidence.features;
  // Lids shade the whites of deep-set eyes; nobody's are darker than their skin.
  if (feature === 'sclera' && sclera && sclera.lab[0] < skin.lab[0]) return `${FEATURE_NAMES.sclera}, in shade`;
  return feature === 'lips' && areLipsMadeUp(evidence) ? 'Lips, with makeup' : FEATURE_NAMES[feature];
}
