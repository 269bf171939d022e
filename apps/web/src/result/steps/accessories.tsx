import type { AnalysisResult } from '@trueseason/contracts';
import { Frame, JEWELS, Jewel, MetalSample } from '@trueseason/drawings';
import { capital } from '@trueseason/seasons/capital';
import type { ReactNode } from 'react';
import { colorsOf, textsOf } from '../../order/read-result.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useProfile } from '../season-profile.ts';
import styles from './accessories.module.css';
import { Fold, Rules, Section, StepHead, StepPage } from './step-parts.tsx';

/** Lines of the section that have a drawing. */
const KINDS: ReadonlySet<string> = new Set(JEWELS);

export function AccessoriesStep({ result }: { readonly result: AnalysisResult }): ReactNode {
  const { data: profile, isPending } = useProfile(result);
  const jewelry = result.reading.sections.jewelry.lines;
  const [glasses, ...pairs] = textsOf(result, 'glasses');
  return (
    <StepPage>
      <StepHead title="Metals, Jewelry & Glasses" lead={textsOf(result, 'metals')[0]} />
      <Section title="Best metals">
        <ul className={styles.metals}>
          {colorsOf(result, 'metals').map(({ name }, i) => (
            <li key={name}>
              <span>
                <MetalSample name={name} id={`metal-${i}`} />
              </span>
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Jewelry" lead={jewelry[0]?.text}>
        <Fold title="Piece by piece">
          <ul className={`stack gap-3 ${styles.jewels}`}>
            {JEWELS.map((kind) => (
              <li key={kind}>
                <div className={styles.jewel}>{profile && <Jewel kind={kind} jewels={profile.jewels} />}</div>
                <h3>{capital(kind)}</h3>
                <p>{jewelry.find(({ id }) => id === kind)?.text}</p>
              </li>
            ))}
          </ul>
        </Fold>
        {jewelry.slice(1).map(({ id, text }) => KINDS.has(id) || <p key={id}>{text}</p>)}
      </Section>
      <Section title="Eyewear" lead={glasses}>
        {profile ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls needs the focus to be scrolled by keys
          <ul className={styles.frames} tabIndex={0} aria-label="Frames">
            {profile.frames.map(({ hex, name, look }) => (
              <li key={hex}>
                <Frame {...look} color={hex} title={`Frame in ${name}`} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        ) : isPending ? (
          <Skeleton height="10rem" />
        ) : (
          <Rules items={pairs} />
        )}
      </Section>
    </StepPage>
  );
}
