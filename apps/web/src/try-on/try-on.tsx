import type { AnalysisResult } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { useSitter } from '../drape/use-sitter.ts';
import type { OwnPhoto } from '../photos/own-photo.ts';
import { Section } from '../result/steps/step-parts.tsx';
import { Button } from '../ui/button/button.tsx';
import { Live } from '../ui/live/live.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import type { Mirror } from './mirror.ts';
import { PARTS, type Part, type PartFacts } from './parts.ts';
import { Room } from './room.tsx';
import styles from './try-on.module.css';
import { useMirror } from './use-mirror.ts';

export interface TryOnProps {
  readonly orderId: string;
  readonly result: AnalysisResult;
  readonly parts: readonly Part[];
}

/** A photo that was looked at. */
type Looked = Pick<Mirror, 'position' | 'hairSeen'>;

/** Why none of these photos shows what it is worn on; undefined where nobody would look for it. */
function whyMissing(part: Part, photos: readonly Looked[]): string | undefined {
  const { missing, tooLittle }: PartFacts = PARTS[part];
  return photos.every(({ hairSeen }) => hairSeen === 'little') ? (tooLittle ?? missing) : missing;
}

/**
 * Color on the customer's own photo, drawn on this device, on whichever of the photos shows what it is worn on. Nothing is
 * shown where none does.
 */
export function TryOn({ orderId, result, parts }: TryOnProps): ReactNode {
  const { evidence } = result;
  const colorsOf = (one: PartFacts) => one.colors(result);
  const wearable = parts.filter((one) => colorsOf(PARTS[one]).length > 0);
  // Whether hair can be told from what is behind it is known once the photo was looked at.
  const [unclear, leaveOut] = useState<readonly Looked[]>([]);
  const fits = ({ position, outlines }: OwnPhoto): boolean => {
    const warnings = evidence.photos.find((verdict) => verdict.position === position)?.warnings ?? [];
    const shown = { outlines: outlines ?? [], warnings, hair: true };
    return unclear.every((one) => one.position !== position) && wearable.some((one) => PARTS[one].isSeen(shown));
  };
  const { photo, turn } = useSitter(orderId, evidence.photos, fits);
  const { mirror, isNext, failed, again } = useMirror(orderId, photo, evidence, parts.includes('hair'));
  if (!photo) {
    // Looked at and found unclear, which its owner cannot know.
    const why = unclear.length > 0 ? wearable.flatMap((one) => whyMissing(one, unclear) ?? []) : [];
    return why.length > 0 ? <p className={styles.note}>{why.join(' ')}</p> : null;
  }
  const offered = wearable.filter((one) => mirror?.shows(one));
  if (mirror !== undefined && !isNext && offered.length === 0) {
    leaveOut([...unclear, { position: photo.position, hairSeen: mirror?.hairSeen ?? null }]);
    return null;
  }
  return (
    <Section title="Try it on" lead="Drawn on this device. Nothing is sent." large>
      {failed ? (
        <div role="alert">
          <p>Your photo could not be made ready. Everything else is here.</p>
          <Button look="text" onClick={again}>
            Try again
          </Button>
        </div>
      ) : mirror && offered.length > 0 ? (
        <Room {...{ mirror, offered, colorsOf, result, turn, isNext }} />
      ) : (
        <>
          <Live className={styles.note}>Getting your photo ready…</Live>
          <Skeleton height="24rem" />
        </>
      )}
    </Section>
  );
}
