import type { AnalysisResult, StoredResult } from '@trueseason/contracts';
import { colorNameOr } from '@trueseason/style/seasons/color-name';
import { colorsOf, lineOf, textOf } from '../../order/read-result.ts';
import { ClothGrid } from '../../ui/swatch/cloth-swatch.tsx';
import type { Row } from '../layout/page.tsx';

const GROUPS = [
  ['coreNeutrals', 'neutrals', 'Core Neutrals'],
  ['accentLights', 'lights', 'Accent Lights'],
  ['accentBrights', 'brights', 'Accent Brights'],
] as const;

type Palette = Pick<StoredResult, (typeof GROUPS)[number][0] | 'reading'>;

/** The specification's lists; the reading, if there is one, says which of their colors are sure. */
export const paletteRows = ({ reading, ...result }: Palette, titles: readonly string[] = []): Row[] =>
  GROUPS.map(([group, section, title], i) => {
    const probabilities = new Map(reading?.sections[section].colors.map(({ hex, probability }) => [hex, probability]));
    return {
      title: titles[i] ?? title,
      lead: reading && textOf({ reading }, section),
      body: (
        <ClothGrid
          id={group}
          columns={6}
          colors={result[group].map((hex) => ({
            hex,
            name: colorNameOr(hex),
            probability: probabilities.get(hex),
          }))}
        />
      ),
    };
  });

/** What a group's line says of its marks, whichever group it names. */
const meaningOfMarks = ({ reading }: AnalysisResult, section: (typeof GROUPS)[number][1]): string | undefined =>
  reading.sections[section].lines[0]?.id.slice(section.length);

/** With advice where to wear each group, and what its marks mean unless a group above has said so. */
export function advisedPalette(result: AnalysisResult): Row[] {
  const meanings = GROUPS.map(([, section]) => meaningOfMarks(result, section));
  return GROUPS.map(([, section, title], i) => {
    const wear = lineOf(result, 'wear', section);
    return {
      title,
      lead: meanings.indexOf(meanings[i]) === i ? `${textOf(result, section)} ${wear}` : wear,
      body: <ClothGrid id={section} columns={6} colors={colorsOf(result, section)} />,
    };
  });
}
