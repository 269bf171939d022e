import { useQuery } from '@tanstack/react-query';
import { Outfit } from '@trueseason/print/drawings';
import type { ReactNode } from 'react';
import { call } from '../../lib/api/api.ts';
import type { ResultContext } from '../layout/page.tsx';
import styles from './outfits.module.css';
import rows from './rows.module.css';

interface OutfitsProps extends ResultContext {
  readonly linkText: string;
  readonly placeholder: ReactNode;
  readonly emptyContent?: ReactNode;
}

/** Each outfit's garments laid flat, in the person's version, with a shop link in a new tab. */
export function Outfits({ orderId, result, linkText, placeholder, emptyContent }: OutfitsProps): ReactNode {
  const { data, isPending } = useQuery({
    queryKey: ['outfits', orderId],
    queryFn: ({ signal }) => call('getOutfits', { params: { orderId }, signal }),
  });
  const { outfits: planned } = result.reading;
  // A guide's season has looks that no reading plans.
  const outfits = planned.length === 0 ? data : data?.filter(({ id }) => planned.some((look) => look.id === id));
  if (!outfits?.length) return isPending ? placeholder : emptyContent;
  return (
    <ul className={`${rows.row} text-sm`} style={{ '--each': 'min(12rem, 58%)' }}>
      {outfits.map(({ id, name, image, brand, priceRange, keyColorHex, shopUrl }) => {
        const garments = planned.find((look) => look.id === id)?.garments;
        const title = `Drawing of the outfit “${name}”`;
        return (
          <li key={id}>
            <div className="framed tall">
              {garments ? (
                <Outfit garments={garments} title={title} />
              ) : (
                <img className="cover" src={image} alt={title} width={320} height={400} loading="lazy" />
              )}
            </div>
            <p className="title">{name}</p>
            <p className="row gap-1 soft">
              <span className={styles.swatch} style={{ background: keyColorHex }} title={`Key color ${keyColorHex}`} />
              {brand} · {priceRange}
            </p>
            <a
              className={styles.link}
              href={shopUrl}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${linkText}: ${name} (new tab)`}
            >
              {linkText}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
