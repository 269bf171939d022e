import {
  type AnalysisResult,
  BROWS_INSTEAD,
  type Evidence,
  FARTHER_FROM_OWN,
  FARTHER_REACHED,
  insteadOfHair,
  isHairHidden,
  type NamedColor,
  saltAndPepperNote,
} from '@trueseason/contracts';
import { HairSwatch, hairIn } from '@trueseason/drawings';
import { hairColors } from '@trueseason/seasons/hair-page';
import { sentences } from '@trueseason/seasons/sentences';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { besideOnPhones } from '../../../components/swatch/beside-on-phones.ts';
import { ChipGrid } from '../../../components/swatch/chip-grid.tsx';
import { useSomePhotos } from '../../../lib/photos/photo-links.ts';
import { useProfile } from '../../../lib/result/season-profile.ts';
import { TryOn } from '../try-on/later.tsx';
import styles from './hair.module.css';
import { PhotoWanted } from './photo-wanted.tsx';
import { Fold, Rules, Section, Split, StepHead, StepPage } from './step-parts.tsx';

/** Sentences in the lead; what concerns the person's own hair comes first. */
const LEAD = 2;

export interface HairStepProps {
  readonly result: AnalysisResult;
  readonly orderId: string;
}

export function HairStep({ result, orderId }: HairStepProps): ReactNode {
  const { data: profile, isPending } = useProfile(result);
  const hasPhotos = useSomePhotos(orderId);
  const { hairColor, evidence } = result;
  const instead = insteadOfHair(evidence);
  const note = saltAndPepperNote(evidence);
  const { near, far } = hairColors(profile?.palette.hairBest ?? [], evidence);
  const said = sentences([note, hairColor.guidance].filter(Boolean).join(' '));
  // With a photo the try-on already shows these colors.
  const Best = hasPhotos ? Fold : Section;
  const guidelines = !instead && said.length > LEAD && (
    <Fold title="Guidelines">
      <Rules items={said.slice(LEAD)} />
    </Fold>
  );
  return (
    <StepPage>
      <StepHead title="Hair Color" lead={instead ?? said.slice(0, LEAD).join(' ')} />
      {isHairHidden(evidence) && <PhotoWanted orderId={orderId} />}
      {!instead && <TryOn orderId={orderId} result={result} parts={['hair']} />}
      {profile && instead && (
        <Section title={BROWS_INSTEAD} large>
          <ChipGrid colors={[...near, ...far]} columns={6} />
        </Section>
      )}
      {profile && !instead && (
        <>
          <Best title="Best colors">
            <HairGuide colors={near} evidence={evidence} />
          </Best>
          {far.length > 0 && (
            <Fold title={FARTHER_FROM_OWN} lead={FARTHER_REACHED} colors={far}>
              <HairGuide colors={far} evidence={evidence} />
            </Fold>
          )}
          <Split>
            <Fold title="Colors to avoid" lead="These pull against your skin and need more upkeep to look like yours.">
              <ChipGrid colors={profile.palette.hairAvoid} avoid columns={6} />
            </Fold>
            {guidelines}
          </Split>
        </>
      )}
      {!profile && (
        <>
          {isPending && <Skeleton height="20rem" />}
          <Section title="Best colors">
            <Rules items={hairColor.bestColors} />
          </Section>
          <Section title="Colors to avoid">
            <Rules items={hairColor.avoidColors} />
          </Section>
        </>
      )}
      {!profile && guidelines}
    </StepPage>
  );
}

interface HairGuideProps {
  readonly colors: readonly NamedColor[];
  readonly evidence: Evidence;
}

/** Each color as a strand of hair, with the person's own beside it. */
function HairGuide({ colors, evidence }: HairGuideProps): ReactNode {
  const { hair: own } = evidence.features;
  return (
    <figure aria-label="Hair color guide">
      {own && <figcaption>Each one beside your own hair, on the left.</figcaption>}
      <ul className={styles.guide} style={{ '--columns': colors.length, '--few': besideOnPhones(colors.length) }}>
        {colors.map(({ hex, name, wear }) => (
          <li key={hex}>
            <div className={styles.strands}>
              {own && <HairSwatch {...hairIn(own, evidence)} />}
              <HairSwatch {...hairIn({ hex, wear }, evidence)} />
            </div>
            <span>{name}</span>
            {wear && <span className={styles.wear}>{wear}</span>}
          </li>
        ))}
      </ul>
    </figure>
  );
}
