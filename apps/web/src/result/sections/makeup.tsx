import type { AnalysisResult } from '@trueseason/contracts';
import { colorsOf, textOf } from '../../order/read-result.ts';
import { ChipGrid } from '../../ui/swatch/chip-grid.tsx';
import type { Row } from '../layout/page.tsx';

/** A single shade would fill the page. */
const LEAST_COLUMNS = 4;

export function foundationRow(result: AnalysisResult): Row {
  const colors = colorsOf(result, 'foundation');
  const doubt = textOf(result, 'foundationDoubt');
  const body = (
    <>
      <ChipGrid
        columnsOnPhone={5}
        columns={Math.max(LEAST_COLUMNS, colors.length)}
        colors={colors.map(({ wear, ...color }) => (wear ? { ...color, name: `${color.name}, ${wear}` } : color))}
      />
      {doubt && <p>{doubt}</p>}
    </>
  );
  return { title: 'Foundation', lead: textOf(result, 'foundation'), body };
}

const PRODUCTS = [
  ['lipstick', 'Lipstick'],
  ['blush', 'Blush'],
  ['eyeshadow', 'Eyeshadow'],
  ['eyeliner', 'Eyeliner'],
] as const;

export const productsRow = (result: AnalysisResult): Row => ({
  split: PRODUCTS.map(([product, title]) => ({
    title,
    look: 'fold',
    body: <ChipGrid colors={colorsOf(result, product)} columns={3} />,
  })),
});
