import type { AnalysisResult } from '@trueseason/contracts';
import { Figure } from '@trueseason/drawings';
import { celebrityNote, garmentWords, looksBesideNames, wornAs } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useProfile } from '../../../lib/result/season-profile.ts';
import styles from './celebrities.module.css';
import { StepHead, StepPage } from './step-parts.tsx';

const SHOWN = 3;
/** Until it is known whom the season names. */
const LIKE_ANYBODY = [{ deeper: true, man: true }] as const;

/** No photographs of people: a look of the season on a rail, and nobody in it, unless an operator supplies a picture. */
export function CelebritiesStep({ result }: { readonly result: AnalysisResult }): ReactNode {
  const { data: profile, isPending } = useProfile(result);
  const cut = result.evidence.answers?.presentation ?? 'between';
  const { lead, missing } = celebrityNote(profile?.celebrities ?? LIKE_ANYBODY, result.evidence);
  const looks = looksBesideNames(profile?.outfits ?? []);
  return (
    <StepPage>
      <StepHead title="Celebrity Inspiration" lead={lead} />
      <ul className={styles.people}>
        {result.celebrities.slice(0, SHOWN).map((name, i) => {
          const mention = profile?.celebrities.find((one) => one.name === name);
          const planned = looks[i];
          const look = planned && wornAs(planned, cut);
          return (
            <li key={name}>
              <div className={styles.picture}>
                {mention?.pictureUrl ? (
                  <img src={mention.pictureUrl} alt={name} loading="lazy" />
                ) : look ? (
                  <Figure
                    id={`celebrity-${i}`}
                    sitter={null}
                    presentation={cut}
                    garments={look.garments}
                    ground={look.keyColor.hex}
                    title={`“${look.name}” on a clothes rail`}
                  />
                ) : (
                  isPending && <Skeleton height="100%" />
                )}
              </div>
              <div className={styles.words}>
                <h2>{name}</h2>
                <p>{mention?.note}</p>
                {look && (
                  <p className={styles.look}>
                    <b>Drawn by us in your colors:</b> {garmentWords(look.garments)}.
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {missing && <p className={styles.missing}>{missing}</p>}
    </StepPage>
  );
}
