import {
  isHairHidden,
  type LockedResult,
  leftOutSaid,
  PHOTO_WARNING_ADVICE,
  type PublicOrder,
} from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { paths } from '../lib/navigation/paths.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Link } from '../ui/link/link.tsx';
import { isLocked, openResult, useOrder } from './order.ts';
import { moreWords, othersWords } from './photo-words.ts';

interface Note {
  readonly text: string;
  readonly to: string;
  readonly way: string;
}

/** What other photos would do for a result, and the way to them: replacing all, starting again before paying, or adding some. */
export function noteOf(order: PublicOrder): Note | null {
  const result = order.analysisResult;
  const locked = result && isLocked(result) ? result : null;
  if (order.photoExchanges > 0)
    return { text: othersWords(order).title, to: paths.uploadOthers(order.id), way: 'Use Other Photos' };
  const leftOut = leftOutSaid(locked?.repeated ?? []);
  if (locked && (locked.photosDiffer || order.roomForPhotos === 0)) {
    const text = locked.photosDiffer ? PHOTO_WARNING_ADVICE.unlike_others.advice : leftOut;
    return text ? { text, to: paths.upload, way: 'Use other photos' } : null;
  }
  if (order.roomForPhotos === 0) return null;
  // Customers who cover their hair are not asked for a photo that shows it.
  const evidence = openResult(order)?.evidence;
  if (evidence?.morePhotosFor === 'hair' && !isHairHidden(evidence)) return null;
  const { title, why, action } = moreWords(order);
  // Before paying, how sure the season is stands in place of the reason.
  if (locked?.morePhotosFor === 'season' && !leftOut) return { text: '', to: paths.uploadMore(order.id), way: title };
  return { text: leftOut || why, to: paths.uploadMore(order.id), way: action };
}

export function PhotosNote({ orderId }: { readonly orderId: string }): ReactNode {
  const { data: order } = useOrder(orderId);
  const note = order && noteOf(order);
  if (!note) return null;
  return (
    <div className="panel" role="note">
      <p>{note.text}</p>
      <ButtonLink look="quiet" to={note.to}>
        {note.way}
      </ButtonLink>
    </div>
  );
}

/** How sure the season of a locked result is, what speaks against its photos, and the way to others. */
export function HowSure({ order, locked }: { readonly order: PublicOrder; readonly locked: LockedResult }): ReactNode {
  const { text, to, way } = noteOf(order) ?? {};
  const sure = locked.clear ? 'The exact season is clear.' : 'It is close between two; you get the colors of both.';
  return (
    <p>
      {!locked.photosDiffer && sure} {text} {to && <Link to={to}>{way}</Link>}
    </p>
  );
}
