import { doDiffer, type MorePhotosFor } from '@trueseason/contracts';
import { WHY_MORE } from '@trueseason/style/reading/beside-photos';
import { isLocked, type Order, openResult } from './order.ts';

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
  const decision = result
    ? `confirm ${result.season} or point to ${result.evidence.runnerUp}`
    : 'confirm your season or change it';
  const requests: Readonly<Record<MorePhotosFor, Omit<PhotoRequest, 'why' | 'text'> & { readonly gain?: string }>> = {
    season: {
      title: 'Add a photo from another day',
      gain: `${needsOne ? 'One' : 'Two'} more could ${decision}.`,
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
  const why = WHY_MORE[reasonOf(order)];
  const costText = result
    ? 'It’s free, and you’ll see your result right away.'
    : 'It’s free, and you haven’t paid yet.';
  return { ...rest, why, text: [why, gain, costText].filter(Boolean).join(' ') };
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
