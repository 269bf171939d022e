import type { AnalysisResult } from '@trueseason/contracts';
import { SureMark } from '@trueseason/print/drawings';
import { isSure, SURE_MARK_TEXT } from '@trueseason/style/seasons/sure-color';
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

/** With advice where to wear each group, and what marks mean if there are any. */
export function advisedPalette(result: AnalysisResult): Row[] {
  const isMarked = GROUPS.some(([, section]) => colorsOf(result, section).some(isSure));
  return [
    ...GROUPS.map(
      ([, section, title]): Row => ({
        title,
        lead: [textOf(result, section), lineOf(result, 'wear', section)].filter(Boolean).join(' '),
        body: <ClothGrid id={section} columns={6} colors={colorsOf(result, section)} />,
      }),
    ),
    ...(isMarked
      ? [
          {
            bare: (
              <p className="text-sm soft">
                <SureMark /> {SURE_MARK_TEXT}
              </p>
            ),
          },
        ]
      : []),
  ];
}
