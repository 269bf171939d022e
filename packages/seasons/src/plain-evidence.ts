import type { Axis, Evidence, SeasonName } from '@trueseason/contracts';
import { AXIS_WORDS } from './axis-words.ts';
import { certaintyMeaning } from './certainty.ts';
import { advisedContrast } from './contrast-level.ts';

/** Nearer to the middle of an axis than this, nothing is said of it. */
const MIDDLE = 0.15;
const TOLD = 3;

/** What was seen, why it is this season, and how sure that is: a sentence each, without a figure. */
export function plainEvidence(season: SeasonName, evidence: Evidence): readonly [string, string, string] {
  const { runnerUp, decidingAxis } = evidence;
  return [
    `Taken together, your ${featuresOf(evidence)} read as ${traitsOf(season, evidence)}.`,
    `Of the twelve seasons, ${season} lies nearest to that. What decided against ${runnerUp} is ${readFrom(decidingAxis, evidence)}.`,
    certaintyMeaning(evidence),
  ];
}

/** Where hair, eyes or both were not read, an axis was read from what there is. */
const PARTLY_SEEN: Readonly<Partial<Record<Axis, Readonly<Record<'hair' | 'eyes' | 'neither', string>>>>> = {
  temperature: {
    hair: 'how warm your hair is, and how golden your skin',
    eyes: 'how warm your eyes are, and how golden your skin',
    neither: 'how golden your skin is',
  },
  chroma: {
    hair: 'how far your hair stands out from your skin',
    eyes: 'how clearly your brows and eyes stand out from your skin',
    neither: 'how clearly your brows stand out from your skin',
  },
  contrast: {
    hair: 'how far hair and brows lie from your skin in light',
    eyes: 'how far your brows lie from your skin in light',
    neither: 'how far your brows lie from your skin in light',
  },
};

/** What somebody's place on an axis was read from, after "this is". */
export function readFrom(axis: Axis, { features: { hair, iris } }: Pick<Evidence, 'features'>): string {
  const all = AXIS_WORDS[axis].about;
  if (hair && iris) return all;
  return PARTLY_SEEN[axis]?.[hair ? 'hair' : iris ? 'eyes' : 'neither'] ?? all;
}

function featuresOf({ features }: Evidence): string {
  const seen = [
    'skin',
    features.hair && (features.hair.strands ? 'salt-and-pepper hair' : 'hair'),
    features.iris && 'eyes',
  ].filter((name) => name !== null);
  // Somewhere the skin was read, or there would be no result.
  return seen.length === 1 ? 'skin and what shows around it' : listed(seen);
}

/** The ends of the axes that the person leans to, the strongest lean first. */
function traitsOf(season: SeasonName, { axes }: Evidence): string {
  const leaning = (Object.keys(AXIS_WORDS) as Axis[])
    .filter((axis) =>
      // Contrast is called low or high where the advice on clothes calls it that.
      axis === 'contrast'
        ? advisedContrast(season, axes.contrast.value) !== 'medium'
        : Math.abs(axes[axis].value) >= MIDDLE,
    )
    .sort((a, b) => Math.abs(axes[b].value) - Math.abs(axes[a].value))
    .slice(0, TOLD)
    .map((axis) => AXIS_WORDS[axis][axes[axis].value < 0 ? 'low' : 'high'].is);
  return leaning.length === 0 ? 'moderate in every direction' : listed(leaning);
}

/** What invented people are drawn with of somebody, and what is a guess because it was not seen. */
export const drawnWith = (evidence: Pick<Evidence, 'features'>): string => drawn('Drawn', evidence, null);

/** The same of the face that stands in for somebody's photos: it wears their hair as well. */
export const standInDrawnWith = ({ features }: Pick<Evidence, 'features'>): string =>
  drawn('This face is drawn', { features }, features.hair);

function drawn(
  start: string,
  { features: { iris, lips } }: Pick<Evidence, 'features'>,
  hair: Evidence['features']['hair'],
): string {
  const read = ['skin', ...(hair ? ['hair'] : []), ...(iris ? ['eye'] : []), ...(lips ? ['lip'] : [])];
  const guess = iris ? '' : ' Your eyes could not be read, so these are a guess.';
  return `${start} with the ${listed(read)} ${read.length > 1 ? 'colors' : 'color'} that we measured on you.${guess}`;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
