import { isHairHidden, leftOutSaid, PHOTO_WARNING_ADVICE, type PublicOrder } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { paths } from '../lib/navigation/paths.ts';
import { Link } from '../ui/link/link.tsx';
import { isLocked, openResult, useOrder } from './order.ts';
import { moreWords, othersWords } from './photo-words.ts';

interface Note {
  readonly text: string;
  readonly to?: string;
  readonly way?: string;
}

/**
 * Of a locked result, how sure its season is; what other photos would do, and the way to them: replacing all, starting
 * again before paying, or adding some.
 */
export function noteOf(order: PublicOrder): Note | null {
  const result = order.analysisResult;
  const locked = result && isLocked(result) ? result : null;
  if (order.photoExchanges > 0)
    return { text: othersWords(order).title, to: paths.uploadOthers(order.id), way: 'Use Other Photos' };
  const others = { to: paths.upload, way: 'Use other photos' };
  if (locked?.photosDiffer) return { text: PHOTO_WARNING_ADVICE.unlike_others.advice, ...others };
  const sure = locked?.clear ? 'The exact season is clear.' : 'It is close between two; you get the colors of both.';
  const leftOut = leftOutSaid(locked?.repeated ?? []);
  if (order.roomForPhotos === 0) return locked && { text: `${sure} ${leftOut}`.trim(), ...(leftOut && others) };
  // Customers who cover their hair are not asked for a photo that shows it.
  const evidence = openResult(order)?.evidence;
  if (evidence?.morePhotosFor === 'hair' && !isHairHidden(evidence)) return null;
  const { title, why, action } = moreWords(order);
  const to = paths.uploadMore(order.id);
  if (!locked) return { text: why, to, way: action };
  if (locked.morePhotosFor === 'season' && !leftOut) return { text: sure, to, way: title };
  return { text: `${sure} ${leftOut || why}`, to, way: action };
}

export function PhotosNote({ orderId }: { readonly orderId: string }): ReactNode {
  const { data: order } = useOrder(orderId);
  const note = order && noteOf(order);
  return (
    note && (
      <p className="on-screen">
        {note.text} {note.to && <Link to={note.to}>{note.way}</Link>}
      </p>
    )
  );
}
