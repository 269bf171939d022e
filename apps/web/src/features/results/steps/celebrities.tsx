import type { AnalysisResult } from '@trueseason/contracts';
import { Cloth } from '@trueseason/drawings';
import { CELEBRITY_NOTE } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import { useProfile } from '../../../lib/result/season-profile.ts';
import styles from './celebrities.module.css';
import { StepHead, StepPage } from './step-parts.tsx';

const SHOWN = 3;

/** No photographs of people: a name on the season's cloth, unless an operator supplies a picture. */
export function CelebritiesStep({ result }: { readonly result: AnalysisResult }): ReactNode {
  const { data: profile } = useProfile(result);
  const cloths = [...result.accentBrights, ...result.coreNeutrals];
  return (
    <StepPage>
      <StepHead title="Celebrity Inspiration" lead={CELEBRITY_NOTE} />
      <ul className={styles.people}>
        {result.celebrities.slice(0, SHOWN).map((name, i) => (
          <li key={name}>
            <div className={styles.cloth}>
              <Cloth hex={cloths[i] ?? '#8A8178'} seed={i + 90} edge={0} height={150} id={`celebrity-${i}`} />
              <span aria-hidden="true">{initials(name)}</span>
            </div>
            <h2>{name}</h2>
            <p>{profile?.celebrities.find((mention) => mention.name === name)?.note}</p>
          </li>
        ))}
      </ul>
    </StepPage>
  );
}

const initials = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map((part) => part[0])
    .join('');
