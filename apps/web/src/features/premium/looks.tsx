import type { ReactNode } from 'react';
import { OutfitGrid } from '../../components/outfits/outfit-grid.tsx';
import { useOutfits } from '../../lib/result/outfits.ts';
import styles from './premium.module.css';

export function Looks({ orderId }: { readonly orderId: string }): ReactNode {
  const { data: outfits } = useOutfits(orderId);
  return (
    <article className={styles.step}>
      <h3>Curated Looks</h3>
      {outfits && outfits.length > 0 ? (
        <OutfitGrid outfits={outfits} linkText="Shop This Look" />
      ) : (
        <p role="status">Curating your perfect outfits...</p>
      )}
    </article>
  );
}
