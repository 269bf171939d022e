import type { Evidence } from '@trueseason/contracts';
import { Face } from '@trueseason/drawings';
import { type ReactNode, useId } from 'react';
import styles from './drawn-sitter.module.css';
import { PLATE_RATIO } from './hang-cloth.ts';

/** For features that were not seen clearly: middling colours that say nothing about the person. */
const UNSEEN = { hair: '#6B5443', iris: '#6A5640', lips: '#A8645C' } as const;

/** A drawn face in the colours that were measured, where there is no photo to lay the cloth on. */
export function DrawnSitter({
  features,
  hex,
  alt,
}: {
  readonly features: Evidence['features'];
  readonly hex: string;
  readonly alt: string;
}): ReactNode {
  const { skin, hair, iris, lips, brows } = features;
  return (
    <div className={styles.plate} style={{ aspectRatio: PLATE_RATIO }}>
      <Face
        id={useId()}
        title={alt}
        skin={skin.hex}
        hair={hair?.hex ?? UNSEEN.hair}
        iris={iris?.hex ?? UNSEEN.iris}
        lips={lips?.hex ?? UNSEEN.lips}
        brow={brows?.hex}
        style="short"
        cloth={hex}
        seed={11}
      />
    </div>
  );
}
