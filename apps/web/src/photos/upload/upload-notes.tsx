import { listed } from '@trueseason/seasons/listed';
import type { ReactNode } from 'react';
import styles from './upload.module.css';

/** Better advice than the rule, for photos in Apple's format. */
export const HeicNote = ({ names }: { readonly names: readonly string[] }): ReactNode => (
  <div role="status">
    {names.length > 0 && (
      <p className={styles.heic}>
        {names.join(', ')} is in Apple’s HEIC format, which we can’t read. On an iPhone, choose the photo here again as
        “Most Compatible,” or take a new one with the camera button.
      </p>
    )}
  </div>
);

interface SendingNoteProps {
  readonly sent: number | null;
  /** The numbers of the photos that have to be replaced before they can be sent. */
  readonly toReplace: readonly number[];
}

/** What keeps the photos from being sent, or how far they are. */
export function SendingNote({ sent, toReplace }: SendingNoteProps): ReactNode {
  const said =
    sent !== null
      ? sent < 1
        ? 'Sending your photos…'
        : 'Photos received. One moment…'
      : toReplace.length > 0 &&
        `Please replace photo${toReplace.length > 1 ? 's' : ''} ${listed(toReplace.map(String))} to continue.`;
  return (
    <p className={said ? 'text-sm figures' : undefined}>
      <span role="status">{said}</span>
      {/* The figure runs too fast to be read out. */}
      <span aria-hidden="true">{sent !== null && sent < 1 && ` ${Math.round(sent * 100)} %`}</span>
    </p>
  );
}
