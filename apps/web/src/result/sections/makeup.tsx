import type { AnalysisResult } from '@trueseason/contracts';
import { colorsOf, textOf } from '../../order/read-result.ts';
import { ChipGrid } from '../../ui/swatch/chip-grid.tsx';
import type { Row } from '../layout/page.tsx';

export function foundationRow(result: AnalysisResult): Row {
  const colors = colorsOf(result, 'foundation');
  const doubt = textOf(result, 'foundationDoubt');
  const body = (
    <>
      <ChipGrid
        few={5}
        columns={colors.length}
        colors={colors.map(({ wear, ...color }) => (wear ? { ...color, name: `${color.name}, ${wear}` } : color))}
      />
      {doubt && <p>{doubt}</p>}
    </>
  );
  return { title: 'Foundation', lead: textOf(result, 'foundation'), body };
}

const PRODUCTS = [
  ['eyeshadow', 'Eyeshadow'],
  ['eyeliner', 'Eyeliner'],
  ['blush', 'Blush'],
  ['lipstick', 'Lipstick'],
] as const;

export function productsRow(result: AnalysisResult): Row {
  return {
    split: PRODUCTS.map(([product, title]) => ({
      title,
      look: 'fold',
      body: <ChipGrid colors={colorsOf(result, product)} columns={3} />,
    })),
  };
}
