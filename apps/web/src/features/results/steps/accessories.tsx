import type { AnalysisResult } from '@trueseason/contracts';
import { Frame, framesOf, JEWELS, Jewel, MetalSample } from '@trueseason/drawings';
import { jewelryTypesBeyond, jewelryTypesInText, metalsInText } from '@trueseason/seasons';
import { capital } from '@trueseason/seasons/capital';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useProfile } from '../../../lib/result/season-profile.ts';
import styles from './accessories.module.css';
import { Fold, Rules, Section, StepHead, StepPage } from './step-parts.tsx';

export function AccessoriesStep({ result }: { readonly result: AnalysisResult }): ReactNode {
  const { data: profile, isPending } = useProfile(result);
  const metals = result.accessories.bestMetals ?? metalsInText(result.accessories.metals);
  const { jewelry } = result.accessories;
  const others = profile ? jewelryTypesBeyond(jewelry, profile.jewelry) : jewelryTypesInText(jewelry.join(' '));
  return (
    <StepPage>
      <StepHead title="Metals, Jewelry & Glasses" lead={result.accessories.metals} />
      <Section title="Best metals">
        <ul className={styles.metals}>
          {metals.map((metal, i) => (
            <li key={metal}>
              <span>
                <MetalSample name={metal} id={`metal-${i}`} />
              </span>
              {metal}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Jewelry" lead={profile?.jewelry.guidance ?? result.accessories.jewelry[0]}>
        {profile ? (
          <Fold title="Piece by piece">
            <ul className={styles.jewels}>
              {JEWELS.map((kind) => (
                <li key={kind}>
                  <div className={styles.jewel}>
                    <Jewel kind={kind} jewels={profile.jewels} />
                  </div>
                  <h3>{capital(kind)}</h3>
                  <p>{profile.jewelry[kind]}</p>
                </li>
              ))}
            </ul>
          </Fold>
        ) : (
          isPending && <Skeleton height="3rem" />
        )}
        {others.length > 0 && (
          <p>
            {profile ? 'Look also for' : 'Look for'}: {others.join(', ').toLowerCase()}.
          </p>
        )}
      </Section>
      <Section title="Eyewear" lead={profile?.eyewear.guidance}>
        {profile ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls needs the focus to be scrolled by keys
          <ul className={styles.frames} tabIndex={0} aria-label="Frames">
            {framesOf(profile).map(({ hex, name, look }) => (
              <li key={hex}>
                <Frame {...look} color={hex} title={`Frame in ${name}`} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        ) : isPending ? (
          <Skeleton height="10rem" />
        ) : (
          <Rules items={result.accessories.glasses} />
        )}
      </Section>
    </StepPage>
  );
}
