import type { Evidence, PhotoSilhouette } from '@trueseason/contracts';
import { FACE_OUTLINE, Face } from '@trueseason/drawings';
import { type ReactNode, useId } from 'react';

/** For features that were not seen clearly: middling colors that say nothing about the person. */
const UNSEEN = { hair: '#6B5443', iris: '#6A5640', lips: '#A8645C' } as const;

/** Where a cloth finds the chin and the shoulders of a drawn face. */
export const DRAWN_SILHOUETTES: readonly PhotoSilhouette[] = (['face', 'body'] as const).map((feature) => ({
  feature,
  lines: [FACE_OUTLINE[feature].map(([x, y]) => [x, y])],
}));

/** A drawn face in the colors that were measured, where there is no photo to lay the cloth on. */
export function DrawnSitter({ features, alt }: { readonly features: Evidence['features']; alt: string }): ReactNode {
  const { skin, hair, iris, lips, brows } = features;
  return (
    <Face
      id={useId()}
      title={alt}
      skin={skin.hex}
      hair={hair?.hex ?? brows?.hex ?? UNSEEN.hair}
      iris={iris?.hex ?? UNSEEN.iris}
      lips={lips?.hex ?? UNSEEN.lips}
      brow={brows?.hex}
      // Hair that could not be read is covered, shaved or out of the picture: a close crop claims least.
      style={hair ? 'short' : 'crop'}
    />
  );
}
