import {
  type AnalysisResult,
  type Evidence,
  FEATURES,
  type HairStrands,
  type Head,
  headOf,
  type MeasuredColor,
  nameOfFeature,
} from '@trueseason/contracts';
import { agreementSaid } from '@trueseason/seasons/agreement';
import { namedAlone, percentText, whyRepeatsMore } from '@trueseason/seasons/certainty';
import { besideTemperature } from '@trueseason/seasons/own-temperature';
import { plainEvidence } from '@trueseason/seasons/plain-evidence';
import { isSeasonName, ringSeasonOr } from '@trueseason/seasons/ring';
import { saidOnceOrAgain, whyInFigures } from '@trueseason/seasons/said-once';
import { whyNotSaid } from '@trueseason/seasons/spoke-for';
import { againstThird, thirdSeason, toldAlone } from '@trueseason/seasons/third-season';
import type { ReactNode } from 'react';
import { Link } from '../../../components/link/link.tsx';
import { MorePhotosNote } from '../../../components/more-photos/more-photos-note.tsx';
import { Reading } from '../../../components/plate/plate.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { DyedNote } from '../evidence/dyed-note.tsx';
import { EvidencePicture } from '../evidence/evidence-picture.tsx';
import { combed } from '../evidence/features.ts';
import { MakeupNote } from '../evidence/makeup-note.tsx';
import { MeasuredPhotos } from '../evidence/measured-photos.tsx';
import { QuestionsForm } from '../evidence/questions-form.tsx';
import { type Choice, useChoice } from '../evidence/use-choice.ts';
import styles from './evidence.module.css';
import { Fold, More, Section, Split, StepHead, StepPage } from './step-parts.tsx';

/** On one line: a figure must not break before its uncertainty. */
const figure = (value: number, sd: number, digits: number, unit = ''): string =>
  `${value
    .toFixed(digits)
    .replace(/^-(?=0(\.0+)?$)/, '')
    .replace('-', '−')}${unit}\u00a0±\u00a0${sd.toFixed(digits)}${unit}`;

export interface EvidenceStepProps {
  readonly result: AnalysisResult;
  readonly orderId: string;
}

export function EvidenceStep({ result, orderId }: EvidenceStepProps): ReactNode {
  const { evidence } = result;
  const choice = useChoice();
  const lead = leadOf(result);
  return (
    <StepPage>
      <StepHead title="The Evidence" />
      <div className={styles.plain}>
        {lead.map((said) => (
          <p key={said}>{said}</p>
        ))}
        <DyedNote evidence={evidence} />
        <MorePhotosNote orderId={orderId} />
      </div>
      <section className={styles.photos}>
        <h2 className="visually-hidden">Your photos, measured</h2>
        <EvidencePicture
          orderId={orderId}
          verdicts={evidence.photos}
          unseen={unseenOf(evidence.features)}
          choice={choice}
        />
        <MakeupNote evidence={evidence} />
      </section>
      <Fold
        title="Anything we can’t see?"
        lead="Measuring alone cannot always tell what is your own color. Tell us, and we work your result out anew from what we measured: at once, and free."
      >
        <QuestionsForm orderId={orderId} result={result} />
      </Fold>
      <div>
        <More title="Show the measurements">
          <Measurements result={result} orderId={orderId} choice={choice} />
        </More>
      </div>
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

/** The laboratory: every figure, named by what it is. What the lead says stands there alone. */
function Measurements({ result, orderId, choice }: EvidenceStepProps & { readonly choice: Choice }): ReactNode {
  const { evidence, season } = result;
  const { agreement, light, secondOpinion } = evidence;
  const told = leadOf(result).join(' ');
  const why = whyInFigures(season, evidence, told);
  const repeatsMore = whyRepeatsMore(evidence);
  const { told: bars, others } = toldAlone(evidence);
  const third = isSeasonName(season) ? thirdSeason(season, evidence) : undefined;
  return (
    <>
      {why && (
        <div className={styles.why}>
          <p>{why}</p>
        </div>
      )}
      <MeasuredPhotos orderId={orderId} evidence={evidence} choice={choice} />
      <Section
        title={`Why not ${evidence.runnerUp}?`}
        lead={`The longer the bar, the more often that season came out when the uncertainty of your measurements was played through${others && `; ${others}`}.`}
      >
        <p>{saidOnceOrAgain(whyNotSaid(season, evidence), `${told} ${why}`)}</p>
        <ol className={styles.bars}>
          {bars.map(({ season: name, probability }) => (
            <li key={name}>
              <span
                className={styles.bar}
                style={{ width: `${Math.max(0.6, probability * 100)}%`, background: ringSeasonOr(name).arc }}
              />
              <span className={styles.label}>{name}</span>
            </li>
          ))}
        </ol>
      </Section>
      {third && (
        <Section title={`And ${third}?`}>
          <p>{againstThird(season, third, evidence)}</p>
        </Section>
      )}
      <Split>
        <Section title="What we measured" lead="CIE L*a*b*, light removed, ± one standard uncertainty.">
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
          <p>Depth of skin never decides between warm and cool here.</p>
        </Section>
        <Section title="How sure we are">
          <dl className={styles.readings}>
            <Reading label="Same answer from another set of photos">{percentText(evidence.confidence)}</Reading>
            {evidence.photos.length > agreement.photos && (
              <Reading label="Photos that count">
                {agreement.photos} of {evidence.photos.length}
              </Reading>
            )}
            <Reading label="Photos that give it when read alone">
              {agreement.agreeing} of {agreement.photos}
            </Reading>
            <Reading label="Skin depth (ITA)">{figure(evidence.ita.value, evidence.ita.sd, 0, '°')}</Reading>
            <Reading label="Light" prose>
              {light.method}
            </Reading>
            <Reading label="Shift by the light correction">{`ΔE00\u00a0${light.correction.toFixed(1)}`}</Reading>
            {secondOpinion && (
              <Reading label="Second opinion, by a language model">
                {secondOpinion.agrees ? 'agrees' : `says ${secondOpinion.season}`}
              </Reading>
            )}
            <Reading label="Engine">{evidence.engineVersion}</Reading>
          </dl>
          {repeatsMore && <p>{repeatsMore}</p>}
          {agreement.agreeing < agreement.photos && !namedAlone(season, evidence) && (
            <p>{agreementSaid(season, evidence)}</p>
          )}
          <p>
            <Link to={paths.howSure}>How often such an answer holds, and for whom</Link>
          </p>
        </Section>
      </Split>
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
  const [l, a, b] = color.lab;
  const [sl, sa, sb] = color.sd;
  return (
    <>
      <span className={styles.color} style={{ background: strands ? combed(color.hex, strands) : color.hex }} />
      <strong>{name}</strong>
      <span className="figures">
        {`L*\u00a0${figure(l, sl, 1)}, a*\u00a0${figure(a, sa, 1)}, b*\u00a0${figure(b, sb, 1)}`}
      </span>
    </>
  );
}
