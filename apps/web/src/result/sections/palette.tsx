import type { AnalysisResult } from '@trueseason/contracts';
import { paletteColors } from '../../order/palette-colors.ts';
import { colorsOf, lineOf, textOf } from '../../order/read-result.ts';
import { ClothGrid } from '../../ui/swatch/cloth-swatch.tsx';
import type { Row } from '../layout/page.tsx';

const GROUPS = [
  ['coreNeutrals', 'neutrals', 'Core Neutrals'],
  ['accentLights', 'lights', 'Accent Lights'],
  ['accentBrights', 'brights', 'Accent Brights'],
] as const;

type Palette = Parameters<typeof paletteColors>[0];

/** The specification's lists; the reading, if there is one, says which of their colors are sure. */
export const paletteRows = (result: Palette, titles: readonly string[] = []): Row[] =>
  GROUPS.map(([group, section, title], i) => ({
    title: titles[i] ?? title,
    lead: result.reading && textOf({ reading: result.reading }, section),
    body: <ClothGrid id={group} columns={6} colors={paletteColors(result, group)} />,
  }));

/** The kind of a group's line about its marks, the same in each group. */
const meaningOfMarks = ({ reading }: AnalysisResult, section: (typeof GROUPS)[number][1]): string | undefined =>
  reading.sections[section].lines[0]?.id.slice(section.length);

/** Some colors are marked; a group with no marks, or with all marked, has a line of its own. */
const SOME_MARKED = '-some';

/** With advice where to wear each group, and what its marks mean unless a group above has said so. */
export function advisedPalette(result: AnalysisResult): Row[] {
  const meanings = GROUPS.map(([, section]) => meaningOfMarks(result, section));
  return GROUPS.map(([, section, title], i) => {
    const wear = lineOf(result, 'wear', section);
    const isSaidAbove = meanings[i] === SOME_MARKED && meanings.indexOf(SOME_MARKED) < i;
    return {
      title,
      lead: [isSaidAbove ? '' : textOf(result, section), wear].filter(Boolean).join(' '),
      body: <ClothGrid id={section} columns={6} colors={colorsOf(result, section)} />,
    };
  });
}
