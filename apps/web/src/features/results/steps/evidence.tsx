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
import { percentText, whyRepeatsMore } from '@trueseason/seasons/certainty';
import { besideTemperature } from '@trueseason/seasons/own-temperature';
import { plainEvidence } from '@trueseason/seasons/plain-evidence';
import { ringSeasonOr } from '@trueseason/seasons/ring';
import { toldAlone } from '@trueseason/seasons/third-season';
import type { ReactNode } from 'react';
import { Link } from '../../../components/link/link.tsx';
import { MorePhotosNote } from '../../../components/more-photos/more-photos-note.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { DyedNote } from '../evidence/dyed-note.tsx';
import { EvidencePicture } from '../evidence/evidence-picture.tsx';
import { MakeupNote } from '../evidence/makeup-note.tsx';
import { QuestionsForm } from '../evidence/questions-form.tsx';
import { Borrowed } from './borrowed.tsx';
import styles from './evidence.module.css';
import { Fold, More, Section, StepHead, StepPage } from './step-parts.tsx';

export interface EvidenceStepProps {
  readonly result: AnalysisResult;
  readonly orderId: string;
}

export function EvidenceStep({ result, orderId }: EvidenceStepProps): ReactNode {
  const { evidence } = result;
  return (
    <StepPage>
      <StepHead title="The Evidence" />
      <div className={styles.plain}>
        {leadOf(result).map((said) => (
          <p key={said}>{said}</p>
        ))}
        <DyedNote evidence={evidence} />
        <MorePhotosNote orderId={orderId} />
      </div>
      <section className={styles.photos}>
        <h2 className="visually-hidden">Your photos, measured</h2>
        <EvidencePicture orderId={orderId} verdicts={evidence.photos} unseen={unseenOf(evidence.features)} />
        <MakeupNote evidence={evidence} />
      </section>
      <Fold
        title="Anything we can’t see?"
        lead="Measuring alone cannot always tell what is your own color. Tell us, and we work your result out anew from what we measured: at once, and free."
      >
        <QuestionsForm orderId={orderId} result={result} />
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

/** What was seen, why it is this season, and how sure that is, in plain words. */
function leadOf({ evidence, season }: AnalysisResult): readonly string[] {
  const [seen, nearest, sure] = plainEvidence(season, evidence);
  return [
    [seen, evidence.warmth, besideTemperature(season, evidence)].filter(Boolean).join(' '),
    evidence.shared ? `${nearest} ${evidence.shared}` : nearest,
    sure,
  ];
}

/** What speaks against the runner-up, how often each season came out, and the colors that were measured. */
function Reasons({ result: { evidence } }: Pick<EvidenceStepProps, 'result'>): ReactNode {
  const { told, others } = toldAlone(evidence);
  return (
    <>
      <p>{evidence.whyNotRunnerUp}</p>
      <p>
        <span>The longer the bar, the more often that season came out within the uncertainty of your measurements</span>
        <span>{others ? `; ${others}.` : '.'}</span>
      </p>
      <ol className={styles.bars}>
        {told.map(({ season: name, probability }) => (
          <li key={name}>
            <span
              className={styles.bar}
              style={{ width: `${Math.max(0.6, probability * 100)}%`, background: ringSeasonOr(name).arc }}
            />
            <span className={styles.label}>{name}</span>
          </li>
        ))}
      </ol>
      <p>
        Another set of photos would give the same answer in {percentText(evidence.confidence)} of cases.{' '}
        {whyRepeatsMore(evidence)} <Link to={paths.howSure}>How often such an answer holds, and for whom</Link>
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
  bare: 'none on your photos',
  covered: 'covered on your photos',
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

/** Salt-and-pepper hair as a CSS background: strands over the told color. */
const combed = (hex: HexColor, { dark, gray }: HairStrands): string =>
  `repeating-linear-gradient(92deg, ${hex} 0 1px, ${gray} 2px, ${hex} 3px 4px, ${dark} 5px, ${hex} 6px)`;
