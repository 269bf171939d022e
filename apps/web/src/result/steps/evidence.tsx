import {
  type AnalysisResult,
  type Evidence,
  FEATURES,
  type HairStrands,
  type Head,
  type HexColor,
  headOf,
  type MeasuredColor,
  nameOfFeature,
} from '@trueseason/contracts';
import { barsOf, percentText } from '@trueseason/seasons/certainty';
import { ringSeasonOr } from '@trueseason/seasons/ring';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { PhotosNote } from '../../order/photos-note.tsx';
import { textsOf } from '../../order/read-result.ts';
import { Link } from '../../ui/link/link.tsx';
import { EvidencePicture } from '../evidence/evidence-picture.tsx';
import { QuestionsForm } from '../evidence/questions-form.tsx';
import { Borrowed } from './borrowed.tsx';
import styles from './evidence.module.css';
import { Fold, More, Rules, Section, StepHead, StepPage } from './step-parts.tsx';

export interface EvidenceStepProps {
  readonly result: AnalysisResult;
  readonly orderId: string;
}

export function EvidenceStep({ result, orderId }: EvidenceStepProps): ReactNode {
  const { evidence } = result;
  return (
    <StepPage>
      <StepHead title="The Evidence" />
      <div className={`stack gap-3 ${styles.plain}`}>
        <p>{textsOf(result, 'why').join(' ')}</p>
        <PhotosNote orderId={orderId} />
      </div>
      <section className="stack gap-4">
        <h2 className="visually-hidden">Your photos, measured</h2>
        <EvidencePicture orderId={orderId} verdicts={evidence.photos} unseen={unseenOf(evidence.features)} />
      </section>
      <Fold
        title="Anything we can’t see?"
        lead="Tell us what photos can’t show, and we update your result right away, free."
      >
        <QuestionsForm orderId={orderId} result={result} />
      </Fold>
      <Fold title="What could be off">
        <Rules items={textsOf(result, 'doubts')} />
      </Fold>
      <div>
        <More title={`Why not ${evidence.runnerUp}?`}>
          <Reasons result={result} />
        </More>
      </div>
      <Borrowed result={result} />
    </StepPage>
  );
}

/** What counts against the runner-up, how often each season came out, and the measured colors. */
function Reasons({ result }: Pick<EvidenceStepProps, 'result'>): ReactNode {
  const { evidence } = result;
  return (
    <>
      <p>{textsOf(result, 'second').join(' ')}</p>
      <p>The longer the bar, the more often that season came out within the uncertainty of your measurements.</p>
      <ol className={styles.bars}>
        {barsOf(evidence).map(({ season: name, probability }) => (
          <li key={name}>
            <span
              className={styles.bar}
              style={{ width: `${Math.max(0.6, probability * 100)}%`, background: ringSeasonOr(name).arc }}
            />
            <span className="text-sm">
              {name}
              <span className="visually-hidden">, {percentText(probability)}</span>
            </span>
          </li>
        ))}
      </ol>
      <p>
        Photos from another day would give the same season in about {percentText(evidence.confidence)} of cases.{' '}
        <Link to={paths.howSure}>How sure is that?</Link>
      </p>
      <Section title="What we measured">
        <ul className={styles.features}>
          {FEATURES.map((feature) => (
            <li key={feature}>
              <Measured
                name={nameOfFeature(feature, evidence)}
                strands={feature === 'hair' ? evidence.features.hair?.strands : undefined}
                color={evidence.features[feature]}
                unread={feature === 'hair' ? HAIR_UNREAD[headOf(evidence)] : UNREAD}
              />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

const unseenOf = ({ iris, brows }: Evidence['features']): string[] => [
  ...(iris ? [] : ['eyes']),
  ...(brows ? [] : ['brows']),
];

const UNREAD = 'not seen clearly enough';

/** A head that is bare or covered is no fault of a photo. */
const HAIR_UNREAD: Readonly<Record<Head, string>> = {
  hair: UNREAD,
  bare: 'none in your photos',
  covered: 'covered in your photos',
};

interface MeasuredProps {
  readonly name: string;
  readonly color: MeasuredColor | null;
  readonly strands?: HairStrands | undefined;
  /** Said where there is no color. */
  readonly unread: string;
}

function Measured({ name, color, strands, unread }: MeasuredProps): ReactNode {
  if (!color) {
    return (
      <>
        <span className={styles.none} />
        <strong>{name}</strong>
        <span>{unread}</span>
      </>
    );
  }
  return (
    <>
      <span className={styles.color} style={{ background: strands ? combed(color.hex, strands) : color.hex }} />
      <strong>{name}</strong>
    </>
  );
}

/** Salt-and-pepper hair as a CSS background: strands over the displayed color. */
const combed = (hex: HexColor, { dark, gray }: HairStrands): string =>
  `repeating-linear-gradient(92deg, ${hex} 0 1px, ${gray} 2px, ${hex} 3px 4px, ${dark} 5px, ${hex} 6px)`;
