import type { AnalysisResult, Outfit } from '@trueseason/contracts';
import { Outfit as FlatOutfit } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import styles from './outfit-grid.module.css';

export interface OutfitGridProps {
  readonly outfits: readonly Outfit[];
  readonly linkText: string;
  readonly result: AnalysisResult;
}

/** Outfit cards: the garments laid flat, in the person's own version of each outfit, and a shop link in a new tab. */
export function OutfitGrid({ outfits, linkText, result }: OutfitGridProps): ReactNode {
  return (
    <ul className={styles.looks}>
      {outfits.map(({ id, name, image, brand, priceRange, keyColorHex, shopUrl }) => {
        const garments = result.reading.outfits.find((planned) => planned.id === id)?.garments;
        const title = `Drawing of the outfit “${name}”`;
        return (
          <li key={id}>
            <div className={styles.picture}>
              {garments ? (
                <FlatOutfit garments={garments} title={title} />
              ) : (
                <img src={image} alt={title} width={320} height={400} loading="lazy" />
              )}
            </div>
            <p className={styles.name}>{name}</p>
            <p className={styles.meta}>
              <span className={styles.swatch} style={{ background: keyColorHex }} title={`Key color ${keyColorHex}`} />
              {brand} · {priceRange}
            </p>
            <a href={shopUrl} target="_blank" rel="noopener noreferrer" aria-label={`${linkText}: ${name} (new tab)`}>
              {linkText}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
