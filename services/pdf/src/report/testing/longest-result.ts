import {
  type AnalysisResult,
  PHOTO_WARNINGS,
  type PhotoWarning,
  SEASON_NAMES,
  SECTIONS,
  type SectionId,
} from '@trueseason/contracts';
import { GRAYING, KIND_SHARES, resultFixture } from '@trueseason/testing/result';

/** As long as a second opinion may be that opens the description. */
const OPINION = 'Warm light sits in your eyes, and your hair carries it on softly and without an edge. '.repeat(7);

const all = SEASON_NAMES.flatMap((season) => [
  resultFixture(season),
  resultFixture(season, { strands: GRAYING, shares: KIND_SHARES.two }),
  resultFixture(season, { shares: KIND_SHARES.open }),
]);

const lengthOf = (result: AnalysisResult, id: SectionId): number =>
  result.reading.sections[id].lines.reduce((sum, { text }) => sum + text.length, 0);

/** A result with the longest lines of every section over all seasons, and with all that can be noted about photos. */
export function longestResult(season: (typeof SEASON_NAMES)[number] = 'Soft Autumn'): AnalysisResult {
  const own = resultFixture(season, {
    seasonType: 'Absolute Autumn',
    strands: GRAYING,
    evidence: { photos: [{ position: 1, problems: [], warnings: [...PHOTO_WARNINGS].slice(0, 6) }] },
  });
  const sections = { ...own.reading.sections };
  for (const id of SECTIONS) {
    const longest = all.reduce((best, one) => (lengthOf(one, id) > lengthOf(best, id) ? one : best));
    if (sections[id].lines.length > 0) sections[id] = { ...sections[id], lines: longest.reading.sections[id].lines };
  }
  const { features } = own.evidence;
  const hair: typeof features.hair = features.hair && { ...features.hair, names: ['darkest-brown', 'salt-and-pepper'] };
  const opinion = { id: 'opinion', text: OPINION };
  sections.own = { ...sections.own, lines: [opinion, ...sections.own.lines] };
  return {
    ...own,
    evidence: { ...own.evidence, features: { ...features, hair } },
    reading: { ...own.reading, sections },
  };
}

/** All that the chapter on certainty can hold together: a bar for each season, and doubts from every side. */
export function fullestDoubt(): AnalysisResult {
  const warnings = ['unlike_others', 'hazy', 'slightly_blurred', 'glasses'] as const satisfies readonly PhotoWarning[];
  const photos = ([1, 2, 3, 4, 5] as const).map((position) => ({ position, problems: [], warnings: [...warnings] }));
  const { distribution } = resultFixture('Bright Winter', { runnerUp: 'Bright Spring' }).evidence;
  return resultFixture('Bright Winter', {
    runnerUp: 'Bright Spring',
    evidence: {
      photos,
      light: { source: 'assumed', correction: 14.6, skinInIt: '#C07F5A' },
      distribution: distribution.map((share, i) => ({ ...share, probability: i < 2 ? 0.2 : 0.06 })),
      agreement: { photos: 5, agreeing: 1, others: ['Bright Spring', 'Light Summer', 'Dark Autumn'] },
      answers: {
        naturalHair: 'salt-and-pepper',
        eyes: 'gray-green',
        hairDyed: true,
        makeup: true,
        contactLenses: true,
      },
    },
  });
}
