import { answersAndPhotos, type Evidence, exclusionsIn, type Feature, type MeasuredColor } from '@trueseason/contracts';
import { hairColorWords, shownAnswer } from './shown-color.ts';

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
export const hasMakeup = ({ photos, answers }: Pick<Evidence, 'photos' | 'answers'>): boolean =>
  answers?.makeup ?? looksMadeUp(photos);

type Shown = Pick<Evidence, 'features' | 'photos' | 'answers' | 'unnatural'>;

/** What covers a feature's natural color, for its label; null if nothing. */
const coverOf = (feature: Feature, { photos, answers, unnatural }: Shown): string | null => {
  const labelBy = (given: Evidence['answers']) =>
    exclusionsIn(given).find((row) => row.feature === feature && row.label)?.label;
  const label = labelBy(answers);
  if (label) return label;
  const looks = labelBy(answersAndPhotos({}, unnatural));
  if (looks) return `looking ${feature === 'iris' ? 'tinted' : looks}`;
  return feature === 'lips' && looksMadeUp(photos) ? 'looking made up' : null;
};

/** A feature's natural color; null if not seen, or changed by lipstick, dye or lenses. */
export const naturalColor = (feature: Feature, evidence: Shown): MeasuredColor | null =>
  coverOf(feature, evidence) ? null : evidence.features[feature];

/** The person's own lips; null if not seen or possibly under lipstick. */
export const naturalLips = (evidence: Shown): MeasuredColor | null => naturalColor('lips', evidence);

/** Minimum L* of eye whites above skin. Lids shade deep-set eyes, but never to the level of skin. */
const SEEN_LIGHTER = 2;

/** Whether eye whites are in the shade of the lids: no lighter (L*) than the skin around. */
const areWhitesShaded = (sclera: number, skin: number): boolean => sclera < skin + SEEN_LIGHTER;

const IN_SHADE = 'in shade';

/** A feature's name with what this person's photos and answers add. */
export function nameOfFeature(feature: Feature, evidence: Shown): string {
  const answeredColor = shownAnswer(feature, evidence);
  if (answeredColor) return `${FEATURE_NAMES[feature]}, ${answeredColor.label.toLowerCase()}, as you told us`;
  const cover = coverOf(feature, evidence);
  if (cover) return `${FEATURE_NAMES[feature]}, ${cover}`;
  // Lipstick of a natural shade looks like none: what photos do not show is not taken for bare.
  if (feature === 'lips' && evidence.answers?.makeup !== false) return `${FEATURE_NAMES.lips}, as in your photos`;
  if (feature === 'hair') return [FEATURE_NAMES.hair, hairColorWords(evidence.features)].filter(Boolean).join(', ');
  const { skin, sclera } = evidence.features;
  const isShaded = feature === 'sclera' && sclera && areWhitesShaded(sclera.lab[0], skin.lab[0]);
  return isShaded ? `${FEATURE_NAMES.sclera}, ${IN_SHADE}` : FEATURE_NAMES[feature];
}
