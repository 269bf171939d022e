import { type LockedResult, leftOutSaid, PHOTO_WARNING_ADVICE } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';

interface OtherPhotosProps {
  readonly locked: Pick<LockedResult, 'photosDiffer' | 'repeated'>;
}

/** Before paying: that photos differ, or show one shot twice. Nothing where all is well. */
export function OtherPhotos({ locked: { photosDiffer, repeated } }: OtherPhotosProps): ReactNode {
  const said = photosDiffer ? PHOTO_WARNING_ADVICE.unlike_others.advice : leftOutSaid(repeated);
  if (!said) return null;
  return (
    <div className="panel" data-tone={photosDiffer ? 'alarm' : undefined} role="note">
      <p>{said}</p>
      <ButtonLink look="text" to={paths.upload}>
        Use other photos
      </ButtonLink>
    </div>
  );
}
