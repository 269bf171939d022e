import type { MorePhotosFor, PublicOrder } from '@trueseason/contracts';
import { isLocked, openResult } from '../../lib/order/order.ts';

interface Words {
  readonly title: string;
  readonly text: string;
  /** What the way to them says. */
  readonly action: string;
}

/** What more photos would do for a result; a locked one keeps its seasons to itself. */
export function moreWords(order: PublicOrder): Words {
  const one = order.roomForPhotos === 1;
  const many = one ? 'One' : 'Two';
  const add = one ? 'Add One Photo' : 'Add Two Photos';
  const result = openResult(order);
  const between = result ? `${result.season} and ${result.evidence.runnerUp}` : 'two seasons';
  const words: Readonly<Record<MorePhotosFor, Words>> = {
    season: {
      title: `${many} more photo${one ? '' : 's'} would make this surer`,
      text: `Your photos do not quite tell ${between} apart. ${many} more, of another day or in another room, may settle it, or turn it.`,
      action: add,
    },
    count: {
      title: 'There is room for a photo of another day',
      text: 'Fewer than three of your photos count. Another one, of another day or in another room, would count as well.',
      action: 'Add a Photo',
    },
    eyes: {
      title: 'A photo without glasses would show your eyes',
      text: 'You wear glasses on all of your photos, and lenses tint and mirror. One without shows your eyes as they are, and frames can be tried on it.',
      action: 'Add a Photo',
    },
    hair: {
      title: 'A photo that shows your hair would tell its color',
      text: 'Something covers your hair on your photos. If you wear it uncovered as well, one such photo lets us measure it.',
      action: 'Add a Photo',
    },
  };
  const { text, ...rest } = words[reason(order)];
  return { ...rest, text: `${text} ${result ? 'Free, and your result follows at once.' : 'Free, before you pay.'}` };
}

function reason({ analysisResult: result }: PublicOrder): MorePhotosFor {
  if (!result) return 'season';
  return (isLocked(result) ? result.morePhotosFor : result.evidence?.morePhotosFor) ?? 'season';
}

/** Of photos that differ as those of several people do. */
export const OTHERS_WORDS = {
  title: 'Is one of these photos not of you?',
  text: 'Three others take the place of all of them, free. Until they are measured your result stays as it is.',
} as const;
