import type { ReactNode } from 'react';
import { useTakeFocus } from '../../lib/browser/use-take-focus.ts';
import { DropZone } from './drop-zone.tsx';
import { PhotoList, type PhotoListProps } from './photo-list.tsx';
import { sentOfEach } from './photo-rules.ts';

interface ChosenPhotosProps extends Omit<PhotoListProps, 'disabled' | 'sent'> {
  /** How much of all photos has been sent; null while they are not. */
  readonly sent: number | null;
  /** Asks for the first photo; `onAdd` for further ones. */
  readonly onFirst: () => void;
}

/** The photos that somebody has chosen, or the place for them. It takes the focus when their number changes. */
export function ChosenPhotos({ sent, onFirst, ...list }: ChosenPhotosProps): ReactNode {
  const { photos, wanted, sentAs } = list;
  const selection = useTakeFocus<HTMLElement>(photos.length);
  return (
    <section ref={selection} tabIndex={-1} aria-label="Your photos">
      {photos.length === 0 ? (
        <DropZone count={wanted} onClick={onFirst} />
      ) : (
        <PhotoList
          {...list}
          disabled={sent !== null}
          sent={sent === null ? null : sentOfEach(photos.map(sentAs), sent)}
        />
      )}
    </section>
  );
}
