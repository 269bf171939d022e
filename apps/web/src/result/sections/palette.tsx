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

/** With advice where to wear each group. */
export const advisedPalette = (result: AnalysisResult): Row[] =>
  GROUPS.map(([, section, title]) => ({
    title,
    lead: `${textOf(result, section)} ${lineOf(result, 'wear', section)}`,
    body: <ClothGrid id={section} columns={6} colors={colorsOf(result, section)} />,
  }));
