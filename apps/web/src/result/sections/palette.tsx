import type { AnalysisResult } from '@trueseason/contracts';
import { colorNameOr } from '@trueseason/seasons/color-name';
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

const FOLDS = [
  ['neutrals', 'Core neutrals', 'For coats, trousers, knitwear and shoes. The first ones suit you best.'],
  ['lights', 'Accent lights', 'Lights and tints, for what you wear close to the face.'],
  ['brights', 'Accent brights', 'The statement colors. One at a time is plenty.'],
] as const;

/** The same groups folded, with advice, best colors first. */
export const foldedPalette = (result: AnalysisResult): Row[] =>
  FOLDS.map(([group, title, lead]) => {
    const colors = colorsOf(result, group);
    return { title, lead, look: 'fold', colors, body: <ClothGrid id={group} columns={6} colors={colors} /> };
  });
