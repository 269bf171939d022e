import { type LockedResult, PHOTO_WARNING_ADVICE, type PublicOrder, repeatedPhotosText } from '@trueseason/contracts';
import { WHY_MORE } from '@trueseason/style/reading/beside-photos';
import type { ReactNode } from 'react';
import { paths } from '../lib/navigation/paths.ts';
import { Link } from '../ui/link/link.tsx';
import { lockedResult, useOrder } from './order.ts';
import { morePhotosRequest, otherPhotosRequest } from './photo-requests.ts';

interface PhotosHint {
  readonly text: string;
  readonly to?: string;
  readonly linkLabel?: string;
}

/**
 * What other photos would do for a result, and how to send them: replace all, start over before paying, or add some.
 * Null if only another place or day would help a locked result, which `certaintyHint` says.
 */
export function photosHintOf(order: PublicOrder): PhotosHint | null {
  const locked = lockedResult(order);
  if (order.photoExchanges > 0)
    return { text: otherPhotosRequest(order).title, to: paths.uploadOthers(order.id), linkLabel: 'Use Other Photos' };
  const otherPhotos = { to: paths.upload, linkLabel: 'Use other photos' };
  if (locked?.photosDiffer) return { text: PHOTO_WARNING_ADVICE.unlike_others.advice, ...otherPhotos };
  const repeatedText = repeatedPhotosText(locked?.repeated ?? []);
  if (order.roomForPhotos === 0) return repeatedText ? { text: repeatedText, ...otherPhotos } : null;
  if (locked && isForCertainty(locked) && !repeatedText) return null;
  const { why, action } = morePhotosRequest(order);
  return { text: repeatedText || why, to: paths.uploadMore(order.id), linkLabel: action };
}

/** Whether more photos would make the result surer, rather than show what is hidden. */
const isForCertainty = ({ morePhotosFor }: LockedResult): boolean =>
  morePhotosFor === 'season' || morePhotosFor === 'place';

/** In how many places the photos were taken: what counts most. */
const placesText = ({ places = 0 }: LockedResult): string =>
  places > 1 ? `${places} places.` : places === 1 ? WHY_MORE.place : '';

/** How sure a locked result is, with a link to add a photo if that would help. */
export function certaintyHint(order: PublicOrder): PhotosHint | null {
  const locked = lockedResult(order);
  if (!locked || locked.photosDiffer || order.photoExchanges > 0) return null;
  const text = [...locked.certainty.map((line) => line.text), placesText(locked)].filter(Boolean).join(' ');
  const hasRoom = order.roomForPhotos > 0 && isForCertainty(locked);
  return { text, ...(hasRoom && { to: paths.uploadMore(order.id), linkLabel: morePhotosRequest(order).title }) };
}

export const HintText = ({ text, to, linkLabel }: PhotosHint): ReactNode => (
  <>
    <span>{text}</span> {to && <Link to={to}>{linkLabel}</Link>}
  </>
);

export function PhotosHintLine({ orderId }: { readonly orderId: string }): ReactNode {
  const { data: order } = useOrder(orderId);
  const hint = order && photosHintOf(order);
  return (
    hint && (
      <p className="on-screen">
        <HintText {...hint} />
      </p>
    )
  );
}
