import type { AnalysisResult } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { Live } from '../../ui/live/live.tsx';
import { OutfitGrid } from '../outfits/outfit-grid.tsx';
import { useOutfits } from '../outfits.ts';
import styles from './premium.module.css';

export function Looks({ orderId, result }: { orderId: string; result: AnalysisResult }): ReactNode {
  const { data: outfits } = useOutfits(orderId);
  return (
    <article className={`stack gap-6 page ${styles.step}`}>
      <h3>Curated Looks</h3>
      {outfits && outfits.length > 0 ? (
        <OutfitGrid outfits={outfits} linkText="Shop This Look" result={result} />
      ) : (
        <Live>Curating your perfect outfits...</Live>
      )}
    </article>
  );
}
