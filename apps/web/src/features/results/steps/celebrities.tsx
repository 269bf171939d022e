import type { AnalysisResult } from '@trueseason/contracts';
import { Outfit } from '@trueseason/drawings';
import { CELEBRITIES_LEAD, looksBesideNames } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useProfile } from '../../../lib/result/season-profile.ts';
import styles from './celebrities.module.css';
import { StepHead, StepPage } from './step-parts.tsx';

const SHOWN = 3;

/** No photographs of people: an outfit of the season beside each name, unless an operator supplies a picture. */
export function CelebritiesStep({ result }: { readonly result: AnalysisResult }): ReactNode {
  const { data: profile, isPending } = useProfile(result);
  const looks = looksBesideNames(profile?.outfits ?? []);
  return (
    <StepPage>
      <StepHead title="Celebrity Inspiration" lead={CELEBRITIES_LEAD} />
      <ul className={styles.people}>
        {result.celebrities.slice(0, SHOWN).map((name, i) => {
          const mention = profile?.celebrities.find((one) => one.name === name);
          const look = looks[i];
          return (
            <li key={name}>
              <div className={styles.picture}>
                {mention?.pictureUrl ? (
                  <img src={mention.pictureUrl} alt={name} loading="lazy" />
                ) : look ? (
                  <Outfit garments={look.garments} title={`Drawing of the outfit “${look.name}”`} />
                ) : (
                  isPending && <Skeleton height="100%" />
                )}
              </div>
              <div className={styles.words}>
                <h2>{name}</h2>
                <p>{mention?.note}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </StepPage>
  );
}
