import { Outfit } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import type { About } from '../layout/page.tsx';
import styles from './celebrities.module.css';

const SHOWN = 3;

/** No photographs of people: an outfit of the season beside each name, unless an operator supplies a picture. */
export function Celebrities({ result: { reading } }: Pick<About, 'result'>): ReactNode {
  // From the end, since the clothing step starts with the first outfits.
  const looks = reading.outfits.toReversed();
  return (
    <ul className={`stack gap-4 ${styles.people}`}>
      {reading.celebrities.slice(0, SHOWN).map(({ name, note, pictureUrl }, i) => {
        const look = looks[i];
        return (
          <li key={name}>
            <div className="framed tall">
              {pictureUrl ? (
                <img className="cover" src={pictureUrl} alt={name} loading="lazy" />
              ) : (
                look && <Outfit garments={look.garments} title={`Drawing of the outfit “${look.name}”`} />
              )}
            </div>
            <div className="stack gap-1">
              <h2 className="text-xl">{name}</h2>
              <p className="text-sm soft">{note}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
