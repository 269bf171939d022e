import {
  type AnalysisResult,
  BROWS_INSTEAD,
  FARTHER_FROM_OWN,
  FARTHER_REACHED,
  insteadOfHair,
  isHairHidden,
  type NamedColor,
  saltAndPepperNote,
} from '@trueseason/contracts';
import { asWorn, beardOf, Face, type HairStyle, hairIn, irisOf, isBareFaced, lipsOf } from '@trueseason/drawings';
import { drawnWith, guessed } from '@trueseason/seasons/drawn-with';
import { guidanceAsWorn, hairColors } from '@trueseason/seasons/hair-page';
import { sentences } from '@trueseason/seasons/sentences';
import type { ReactNode } from 'react';
import { HowWorn } from '../../../components/how-worn/how-worn.tsx';
import { Plate } from '../../../components/plate/plate.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { besideOnPhones } from '../../../components/swatch/beside-on-phones.ts';
import { ChipGrid } from '../../../components/swatch/chip-grid.tsx';
import { useProfile } from '../../../lib/result/season-profile.ts';
import { TryOn } from '../try-on/later.tsx';
import styles from './hair.module.css';
import { PhotoWanted } from './photo-wanted.tsx';
import { Fold, Rules, Section, StepHead, StepPage } from './step-parts.tsx';

const STYLES: readonly HairStyle[] = ['bob', 'short', 'curls', 'waves', 'crop', 'locs'];

/** Sentences that are read before the face; what is said of one's own hair comes first. */
const LEAD = 2;

export interface HairStepProps {
  readonly result: AnalysisResult;
  readonly orderId: string;
}

export function HairStep({ result, orderId }: HairStepProps): ReactNode {
  const { data: profile, isPending } = useProfile(result);
  const { hairColor } = result;
  const instead = insteadOfHair(result.evidence);
  const note = saltAndPepperNote(result.evidence);
  const { near, far } = hairColors(profile?.palette.hairBest ?? [], result.evidence);
  const said = sentences([note, guidanceAsWorn(hairColor.guidance, result.evidence)].filter(Boolean).join(' '));
  return (
    <StepPage>
      <StepHead title="Hair Color" lead={instead ?? said.slice(0, LEAD).join(' ')} />
      <div className={styles.notes}>
        {isHairHidden(result.evidence) && <PhotoWanted orderId={orderId} shows="hair" />}
        <HowWorn orderId={orderId} result={result} briefly drawsNobody={!!instead} />
      </div>
      <TryOn key={instead ? 'brows' : 'hair'} orderId={orderId} result={result} parts={[instead ? 'brows' : 'hair']} />
      {profile ? (
        <>
          <Section title={instead ? BROWS_INSTEAD : 'Best colors'} large>
            <ChipGrid colors={near} columns={6} />
          </Section>
          {far.length > 0 && (
            <Fold title={FARTHER_FROM_OWN} lead={FARTHER_REACHED} colors={far}>
              <ChipGrid colors={far} columns={6} />
            </Fold>
          )}
          {!instead && (
            <Fold title="Hair color guide">
              <Plate
                caption={[
                  drawnWith(result.evidence),
                  guessed(result.evidence, ['brows', 'iris']),
                  'Your own hair is where every good color starts.',
                ]
                  .filter(Boolean)
                  .join(' ')}
              >
                <HairGuide colors={[...near, ...far]} result={result} />
              </Plate>
            </Fold>
          )}
          {!instead && (
            <Fold title="Colors to avoid" lead="These pull against your skin and need more upkeep to look like yours.">
              <ChipGrid colors={profile.palette.hairAvoid} avoid columns={6} />
            </Fold>
          )}
        </>
      ) : (
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
      {!instead && said.length > LEAD && (
        <Fold title="Guidelines">
          <Rules items={said.slice(LEAD)} />
        </Fold>
      )}
    </StepPage>
  );
}

function HairGuide({ colors, result }: { colors: readonly NamedColor[]; result: AnalysisResult }): ReactNode {
  const { skin, brows } = result.evidence.features;
  return (
    <ul
      className={styles.guide}
      style={{ '--columns': Math.max(STYLES.length, colors.length), '--few': besideOnPhones(colors.length) }}
    >
      {colors.map(({ hex, name, wear }, i) => {
        const { hex: hair, strands } = hairIn({ hex, wear }, result.evidence);
        return (
          <li key={hex}>
            <Face
              id={`hair-${i}`}
              skin={skin.hex}
              iris={irisOf(result.evidence)}
              lips={lipsOf(result.evidence)}
              bare={isBareFaced(result.evidence.answers?.presentation)}
              hair={hair}
              strands={strands}
              brow={brows?.hex}
              beard={beardOf(result.evidence)}
              style={asWorn(STYLES[i % STYLES.length] ?? 'bob', result.evidence)}
              cloth={result.coreNeutrals[0]}
              seed={i}
            />
            <span>{name}</span>
            {wear && <span className={styles.reached}>{wear}</span>}
          </li>
        );
      })}
    </ul>
  );
}
