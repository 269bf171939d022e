import {
  type AnalysisResult,
  familyOf,
  PHOTO_WARNINGS,
  type PhotoWarning,
  SEASON_NAMES,
  type SeasonName,
} from '@trueseason/contracts';
import { describeSeason } from '@trueseason/seasons';
import { GRAYING, resultFixture } from '@trueseason/test-kit/result';

/** As long as the analysis lets a second opinion be that it puts before a description. */
const OPINION = 'Warm light sits in your eyes, and your hair carries it on softly and without an edge. '.repeat(7);

const all = SEASON_NAMES.map((season) => resultFixture(season));
const graying = SEASON_NAMES.map((season) => resultFixture(season, { strands: GRAYING }));

/** The value whose text is longest over all seasons. */
const longest = <T>(pick: (result: AnalysisResult) => T, of = all): T =>
  of.map(pick).reduce((best, value) => (JSON.stringify(value).length > JSON.stringify(best).length ? value : best));

/** A result with the longest text of every field, and with all that the engine can find to say of photos. */
export function longestResult(season: (typeof SEASON_NAMES)[number] = 'Soft Autumn'): AnalysisResult {
  // Hair of two colors adds two sentences.
  const own = resultFixture(season, { seasonType: 'Absolute Autumn', strands: GRAYING });
  const told = SEASON_NAMES.map((name) => describeSeason(name, `Absolute ${familyOf(name)}`, true));
  const opened = OPINION + told.reduce((best, text) => (text.length > best.length ? text : best));
  const [photo] = own.evidence.photos;
  if (!photo) throw new Error('the fixture has photos');
  return {
    ...own,
    description: opened,
    recommendations: longest(({ recommendations }) => recommendations),
    overview: { ...longest(({ overview }) => overview), description: opened, avoidColors: own.overview.avoidColors },
    clothing: longest(({ clothing }) => clothing),
    accessories: longest(({ accessories }) => accessories),
    hairColor: { ...own.hairColor, guidance: longest(({ hairColor }) => hairColor.guidance, graying) },
    makeup: longest(({ makeup }) => makeup),
    celebrities: longest(({ celebrities }) => celebrities),
    evidence: {
      ...own.evidence,
      ...LONGEST_SAYING,
      photos: [{ ...photo, warnings: [...PHOTO_WARNINGS].slice(0, 6) }],
    },
  };
}

/** All that the chapter on certainty can hold together: a bar for each season, and doubts from every side. */
export function fullestDoubt(): AnalysisResult {
  const whole = resultFixture('Bright Winter', { runnerUp: 'Bright Spring' });
  const warnings = ['unlike_others', 'hazy', 'slightly_blurred', 'glasses'] as const satisfies readonly PhotoWarning[];
  const photos = ([1, 2, 3, 4, 5] as const).map((position) => ({ position, problems: [], warnings: [...warnings] }));
  const distribution = whole.evidence.distribution.map((share, i) => ({ ...share, probability: i < 2 ? 0.2 : 0.06 }));
  const agreement = {
    photos: 5,
    agreeing: 1,
    others: ['Bright Spring', 'Light Summer', 'Dark Autumn'] as SeasonName[],
  };
  return {
    ...whole,
    evidence: { ...whole.evidence, ...LONGEST_SAYING, light: ASSUMED_LIGHT, distribution, agreement, photos },
  };
}

/** The longest of a light that adds a line to that chapter. */
const ASSUMED_LIGHT = {
  method:
    'Mostly assumed from what most photos look like: the whites of the eyes lie in shade and could hardly be read. Phones paint skin more colorful than it is, so yours is shown a little calmer than on your photos.',
  correction: 14.6,
  skinInIt: '#C07F5A' as const,
};

/** As long as the engine gets; `real-people.sweep.test.ts` holds it to that over real portraits. */
export const LONGEST_SAYING = {
  why: 'Your coloring is very soft and strongly cool. White hair makes your coloring light as a whole, although your eyes are dark. Of the twelve seasons, True Summer lies nearest by all four traits together. What speaks for it rather than for Light Summer is chroma, where you lie at the soft end of the scale, farther out than is usual for True Summer: your hair stands out from your skin less than in most people as light as you, and your eyes are dark, where light eyes count as clear. You lie about as near to Light Summer, so another set of photos could tip it. True Summer and Light Summer are both light and cool.',
  whyNotRunnerUp:
    'Bright Spring is the runner-up, in the same family. Light Spring and Bright Spring are both warm. True Spring, which lies between them, is warmer than you are. Chroma decided against Bright Spring: you lie between soft and clear (+0.19 \u00b1 0.47), nearer to Light Spring (+0.20) than to Bright Spring (+0.90). The border lies within that uncertainty, so colors of Bright Spring may suit you as well. Contrast and value, each by itself, would have spoken for Bright Spring: you lean towards high contrast (+0.38 \u00b1 0.46), nearer to Bright Spring (+0.60) than to Light Spring (\u22120.45). Your features together lie between deep and light (+0.09 \u00b1 0.31), nearer to +0.20 than to +0.90.',
  warmth:
    'Your skin is golden for its depth and your eyes read as warm, yet your salt-and-pepper hair, nearly colorless, reads as cool. The hair weighs most: in most people it reads most alike from day to day. If it is dyed, tell us: the rest leans warm.',
  light: {
    method:
      'Read from a white surface beside the face, taken for a sheet of paper, and from the whites of the eyes where they can be read. Phones paint skin more colorful than it is, so yours is shown a little calmer than on your photos.',
    correction: 14.6,
    skinInIt: '#C07F5A',
  },
} as const;
