import { type AnalysisResult, alwaysInGlasses } from '@trueseason/contracts';
import { FRAME_SHAPES, Frame, framesOf, JEWELS, Jewel, MetalSample, shapesToTry } from '@trueseason/drawings';
import { jewelryTypesBeyond, jewelryTypesInText, metalsInText, ownJewels } from '@trueseason/seasons';
import { capital } from '@trueseason/seasons/capital';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useProfile } from '../../../lib/result/season-profile.ts';
import { TryOn } from '../try-on/later.tsx';
import styles from './accessories.module.css';
import { PhotoWanted } from './photo-wanted.tsx';
import { FirstRules, Section, StepHead, StepPage } from './step-parts.tsx';

export interface AccessoriesStepProps {
  readonly result: AnalysisResult;
  readonly orderId: string;
}

export function AccessoriesStep({ result, orderId }: AccessoriesStepProps): ReactNode {
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
          <ul className={styles.jewels}>
            {JEWELS.map((kind) => (
              <li key={kind}>
                <div className={styles.jewel}>
                  <Jewel kind={kind} jewels={ownJewels(profile, result.evidence.answers?.presentation)} />
                </div>
                <h3>{capital(kind)}</h3>
                <p>{profile.jewelry[kind]}</p>
              </li>
            ))}
          </ul>
        ) : (
          isPending && <Skeleton height="14rem" />
        )}
        {others.length > 0 && (
          <p>
            {profile ? 'Look also for' : 'Look for'}: {others.join(', ').toLowerCase()}.
          </p>
        )}
      </Section>
      <Section title="Eyewear" lead={profile?.eyewear.guidance}>
        {profile ? (
          <ul className={styles.frames}>
            {framesOf(profile).map(({ hex, name, look }) => (
              <li key={hex}>
                <Frame {...look} color={hex} title={`Frame in ${name}`} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        ) : (
          isPending && <Skeleton height="10rem" />
        )}
        <FirstRules items={result.accessories.glasses} shown={2} />
        {alwaysInGlasses(result.evidence.photos) && <PhotoWanted orderId={orderId} shows="eyes" />}
      </Section>
      <TryOn orderId={orderId} result={result} parts={profile ? shapesToTry(profile) : FRAME_SHAPES} />
    </StepPage>
  );
}
