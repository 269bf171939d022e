import type { Outfit } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import styles from './outfit-grid.module.css';

export interface OutfitGridProps {
  readonly outfits: readonly Outfit[];
  readonly linkText: string;
  /** What stands in the place of the flat drawing, where there is something better. */
  readonly pictureOf?: (outfit: Outfit) => ReactNode;
}

/** Outfit cards: picture, name, where to look, and the link in a new tab. */
export const OutfitGrid = ({ outfits, linkText, pictureOf }: OutfitGridProps): ReactNode => (
  <ul className={styles.looks}>
    {outfits.map((outfit) => {
      const { id, name, image, brand, priceRange, keyColorHex, shopUrl } = outfit;
      return (
        <li key={id}>
          {pictureOf?.(outfit) ?? (
            <img src={image} alt={`Drawing of the outfit “${name}”`} width={320} height={400} loading="lazy" />
          )}
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
