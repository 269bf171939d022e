import { doDiffer, type MorePhotosFor } from '@trueseason/contracts';
import { WHY_MORE } from '@trueseason/style/reading/beside-photos';
import { isLocked, type Order, openResult } from './order.ts';
import { textOf } from './read-result.ts';

interface PhotoRequest {
  readonly title: string;
  /** One or two sentences, for small places. */
  readonly why: string;
  readonly text: string;
  readonly action: string;
}

/** What more photos would do for a result, without naming the season of a locked one. */
export function morePhotosRequest(order: Order): PhotoRequest {
  const needsOne = order.roomForPhotos === 1;
  const result = openResult(order);
  const settled =
    (result && textOf(result, 'settle')) || `${needsOne ? 'One' : 'Two'} more could confirm your season or change it.`;
  const requests: Readonly<Record<MorePhotosFor, Omit<PhotoRequest, 'why' | 'text'> & { readonly gain?: string }>> = {
    season: {
      title: 'Add a photo from another day',
      gain: settled,
      action: needsOne ? 'Add One Photo' : 'Add Two Photos',
    },
    place: {
      title: 'Add a photo from another place',
      gain: 'Take it in another room, outdoors or at another window.',
      action: needsOne ? 'Add One Photo' : 'Add Two Photos',
    },
    count: {
      title: 'Add another photo',
      action: 'Add a Photo',
    },
    eyes: {
      title: 'Add a photo without glasses',
      gain: 'A photo without them shows your true eye color.',
      action: 'Add a Photo',
    },
    hair: {
      title: 'Add a photo that shows your hair',
      action: 'Add a Photo',
    },
  };
  const { gain, ...rest } = requests[reasonOf(order)];
  const reason = reasonOf(order);
  // A bought result says what in it is open.
  const why = result && reason === 'season' ? settled : WHY_MORE[reason];
  const costText = result
    ? 'It’s free. Your season stays yours unless you choose another.'
    : 'It’s free, and you haven’t paid yet.';
  return { ...rest, why, text: [WHY_MORE[reason], gain, costText].filter(Boolean).join(' ') };
}

function reasonOf({ analysisResult: result }: Order): MorePhotosFor {
  const reason = result && (isLocked(result) ? result.morePhotosFor : result.evidence?.morePhotosFor);
  return reason ?? 'season';
}

/** For photos that seem to show several people, or that we asked to replace. */
export const otherPhotosRequest = (order: Order): Pick<PhotoRequest, 'title' | 'text'> => ({
  title: doDiffer(openResult(order)?.evidence?.photos ?? [])
    ? 'Is one of these photos not you?'
    : 'Please send us three other photos.',
  text: 'Replace all of them with three others, free. Your result stays the same until we’ve measured them.',
});
