import type { AnalysisResult } from '@trueseason/contracts';
import { colorNameOr } from '@trueseason/style/seasons/color-name';
import { colorsOf } from '../../order/read-result.ts';
import { ClothGrid } from '../../ui/swatch/cloth-swatch.tsx';
import type { Row } from '../layout/page.tsx';

const GROUPS = ['coreNeutrals', 'accentLights', 'accentBrights'] as const;

export const paletteRows = (
  result: Pick<AnalysisResult, (typeof GROUPS)[number]>,
  titles = ['Core Neutrals', 'Accent Lights', 'Accent Brights'],
): Row[] =>
  GROUPS.map((group, i) => ({
    title: titles[i] ?? group,
    body: <ClothGrid id={group} columns={6} colors={result[group].map((hex) => ({ hex, name: colorNameOr(hex) }))} />,
  }));

const ADVISED_GROUPS = [
  ['neutrals', 'Core neutrals', 'To build on, the best first.'],
  ['lights', 'Accent lights', undefined],
  ['brights', 'Accent brights', undefined],
] as const;

/** With advice, best colors first. */
export const advisedPalette = (result: AnalysisResult): Row[] =>
  ADVISED_GROUPS.map(([group, title, lead]) => ({
    title,
    lead,
    body: <ClothGrid id={group} columns={6} colors={colorsOf(result, group)} />,
  }));
