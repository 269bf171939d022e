import { doDiffer, type MorePhotosFor } from '@trueseason/contracts';
import { WHY_MORE } from '@trueseason/style/reading/beside-photos';
import { isLocked, type Order, openResult } from './order.ts';

interface Words {
  readonly title: string;
  /** One or two sentences, for small places. */
  readonly why: string;
  readonly text: string;
  readonly action: string;
}

/** What more photos would do for a result, without naming the season of a locked one. */
export function moreWords(order: Order): Words {
  const one = order.roomForPhotos === 1;
  const result = openResult(order);
  const decide = result
    ? `confirm ${result.season} or point to ${result.evidence.runnerUp}`
    : 'confirm your season or change it';
  const words: Readonly<Record<MorePhotosFor, Omit<Words, 'why' | 'text'> & { readonly more?: string }>> = {
    season: {
      title: 'Add a photo from another day',
      more: `${one ? 'One' : 'Two'} more could ${decide}.`,
      action: one ? 'Add One Photo' : 'Add Two Photos',
    },
    count: {
      title: 'Add another photo',
      action: 'Add a Photo',
    },
    eyes: {
      title: 'Add a photo without glasses',
      more: 'A photo without them shows your true eye color.',
      action: 'Add a Photo',
    },
    hair: {
      title: 'Add a photo that shows your hair',
      action: 'Add a Photo',
    },
  };
  const { more, ...rest } = words[reasonOf(order)];
  const why = WHY_MORE[reasonOf(order)];
  const free = result ? 'It’s free, and you’ll see your result right away.' : 'It’s free, and you haven’t paid yet.';
  return { ...rest, why, text: [why, more, free].filter(Boolean).join(' ') };
}

function reasonOf({ analysisResult: result }: Order): MorePhotosFor {
  const wanted = result && (isLocked(result) ? result.morePhotosFor : result.evidence?.morePhotosFor);
  return wanted ?? 'season';
}

/** For photos that seem to show several people, or that we asked to replace. */
export const othersWords = (order: Order): Pick<Words, 'title' | 'text'> => ({
  title: doDiffer(openResult(order)?.evidence?.photos ?? [])
    ? 'Is one of these photos not you?'
    : 'Please send us three other photos.',
  text: 'Replace all of them with three others, free. Your result stays the same until we’ve measured them.',
});
