import { type Evidence, type Feature, type MeasuredColor, setAsideBy } from '@trueseason/contracts';
import { hairWords, shownAsTold } from './shown-color.ts';

export const FEATURE_NAMES: Readonly<Record<Feature, string>> = {
  skin: 'Skin',
  hair: 'Hair',
  iris: 'Iris',
  brows: 'Brows',
  lips: 'Lips',
  sclera: 'White of the eye',
};

const looksMadeUp = (photos: Evidence['photos']): boolean =>
  photos.some(({ warnings }) => warnings.includes('makeup_likely'));

/** Whether skin may have been read through makeup: the person's own word counts before what photos look like. */
export const isMadeUp = ({ photos, answers }: Pick<Evidence, 'photos' | 'answers'>): boolean =>
  answers?.makeup ?? looksMadeUp(photos);

type Shown = Pick<Evidence, 'features' | 'photos' | 'answers'>;

/** What covers a feature's natural color, for its label; null if nothing. */
const overOwn = (feature: Feature, { photos, answers }: Shown): string | null => {
  const label = setAsideBy(answers).find((one) => one.feature === feature && one.label)?.label;
  return label ?? (feature === 'lips' && looksMadeUp(photos) ? 'looking made up' : null);
};

/** A feature's natural color; null if not seen, or changed by lipstick, dye or lenses. */
export const ownColor = (feature: Feature, evidence: Shown): MeasuredColor | null =>
  overOwn(feature, evidence) ? null : evidence.features[feature];

/** The person's own lips; null if not seen or possibly under lipstick. */
export const ownLips = (evidence: Shown): MeasuredColor | null => ownColor('lips', evidence);

/** Minimum L* of eye whites above skin. Lids shade deep-set eyes, but never to the level of skin. */
const SEEN_LIGHTER = 2;

/** Whether eye whites are in the shade of the lids: no lighter (L*) than the skin around. */
const areWhitesShaded = (sclera: number, skin: number): boolean => sclera < skin + SEEN_LIGHTER;

const IN_SHADE = 'in shade';

/** A feature's name with what this person's photos and answers add. */
export function nameOfFeature(feature: Feature, evidence: Shown): string {
  const told = shownAsTold(feature, evidence);
  if (told) return `${FEATURE_NAMES[feature]}, ${told.label.toLowerCase()}, as you told us`;
  const over = overOwn(feature, evidence);
  if (over) return `${FEATURE_NAMES[feature]}, ${over}`;
  if (feature === 'hair') return [FEATURE_NAMES.hair, hairWords(evidence.features)].filter(Boolean).join(', ');
  const { skin, sclera } = evidence.features;
  const isShaded = feature === 'sclera' && sclera && areWhitesShaded(sclera.lab[0], skin.lab[0]);
  return isShaded ? `${FEATURE_NAMES.sclera}, ${IN_SHADE}` : FEATURE_NAMES[feature];
}
