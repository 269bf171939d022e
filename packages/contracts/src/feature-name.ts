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
