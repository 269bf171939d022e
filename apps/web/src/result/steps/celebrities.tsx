import { type AnalysisResult, CELEBRITIES_LEAD } from '@trueseason/contracts';
import { Outfit } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import styles from './celebrities.module.css';
import { StepHead, StepPage } from './step-parts.tsx';

const SHOWN = 3;

/** No photographs of people: an outfit of the season beside each name, unless an operator supplies a picture. */
export function CelebritiesStep({ result: { reading } }: { readonly result: AnalysisResult }): ReactNode {
  // The clothing step begins with the first outfits.
  const looks = reading.outfits.toReversed();
  return (
    <StepPage>
      <StepHead title="Celebrity Inspiration" lead={CELEBRITIES_LEAD} />
      <ul className={`stack gap-4 ${styles.people}`}>
        {reading.celebrities.slice(0, SHOWN).map(({ name, note, pictureUrl }, i) => {
          const look = looks[i];
          return (
            <li key={name}>
              <div className={styles.picture}>
                {pictureUrl ? (
                  <img src={pictureUrl} alt={name} loading="lazy" />
                ) : (
                  look && <Outfit garments={look.garments} title={`Drawing of the outfit “${look.name}”`} />
                )}
              </div>
              <div className={styles.words}>
                <h2>{name}</h2>
                <p>{note}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </StepPage>
  );
}
