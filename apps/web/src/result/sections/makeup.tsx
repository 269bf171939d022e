import type { AnalysisResult } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { colorsOf, textOf } from '../../order/read-result.ts';
import { useSomePhotos } from '../../photos/photo-links.ts';
import { ChipGrid } from '../../ui/swatch/chip-grid.tsx';
import { type About, type Row, Sections } from '../layout/page.tsx';

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

export function Products({ result, orderId }: About): ReactNode {
  const hasPhotos = useSomePhotos(orderId);
  const split = PRODUCTS.map(([product, title]) => {
    const colors = colorsOf(result, product);
    // With a photo the try-on already shows these.
    const isTriedOn = hasPhotos && (product === 'blush' || product === 'lipstick');
    return {
      title,
      look: 'fold' as const,
      colors: isTriedOn ? [] : colors,
      body: <ChipGrid colors={colors} columns={3} />,
    };
  });
  return <Sections rows={[{ split }]} />;
}
