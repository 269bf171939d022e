import { PHOTO_WARNING_ADVICE, type PublicOrder, repeatedPhotosText } from '@trueseason/contracts';
import { SURE } from '@trueseason/style/reading/beside-photos';
import type { ReactNode } from 'react';
import { paths } from '../lib/navigation/paths.ts';
import { Link } from '../ui/link/link.tsx';
import { lockedResult, useOrder } from './order.ts';
import { moreWords, othersWords } from './photo-words.ts';

interface Note {
  readonly text: string;
  readonly to?: string;
  readonly way?: string;
}

/**
 * What other photos would do for a result, and how to send them: replace all, start over before paying, or add some.
 * Null if only another day would help a locked result, which `sureOf` says.
 */
export function noteOf(order: PublicOrder): Note | null {
  const locked = lockedResult(order);
  if (order.photoExchanges > 0)
    return { text: othersWords(order).title, to: paths.uploadOthers(order.id), way: 'Use Other Photos' };
  const others = { to: paths.upload, way: 'Use other photos' };
  if (locked?.photosDiffer) return { text: PHOTO_WARNING_ADVICE.unlike_others.advice, ...others };
  const leftOut = repeatedPhotosText(locked?.repeated ?? []);
  if (order.roomForPhotos === 0) return leftOut ? { text: leftOut, ...others } : null;
  if (locked?.morePhotosFor === 'season' && !leftOut) return null;
  const { why, action } = moreWords(order);
  return { text: leftOut || why, to: paths.uploadMore(order.id), way: action };
}

/** How sure a locked result is, with a link to add a photo if that would help. */
export function sureOf(order: PublicOrder): Note | null {
  const locked = lockedResult(order);
  if (!locked || locked.photosDiffer || order.photoExchanges > 0) return null;
  const text = SURE[locked.clear ? 'likely' : 'open'];
  const hasRoom = order.roomForPhotos > 0 && locked.morePhotosFor === 'season';
  return { text, ...(hasRoom && { to: paths.uploadMore(order.id), way: moreWords(order).title }) };
}

export const NoteText = ({ text, to, way }: Note): ReactNode => (
  <>
    {text} {to && <Link to={to}>{way}</Link>}
  </>
);

export function PhotosNote({ orderId }: { readonly orderId: string }): ReactNode {
  const { data: order } = useOrder(orderId);
  const note = order && noteOf(order);
  return (
    note && (
      <p className="on-screen">
        <NoteText {...note} />
      </p>
    )
  );
}
