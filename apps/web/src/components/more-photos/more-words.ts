import type { PublicOrder } from '@trueseason/contracts';
import { openResult } from '../../lib/order/order.ts';

/** What more photos would do for an unsure result; a locked one keeps its seasons to itself. */
export function moreWords(order: PublicOrder): { readonly title: string; readonly text: string } {
  const many = order.roomForPhotos === 1 ? 'One' : 'Two';
  const title = `${many} more photo${many === 'One' ? '' : 's'} would make this surer`;
  const others = `${many} more, of another day or in another room, may settle it, or turn it.`;
  const result = openResult(order);
  if (!result)
    return { title, text: `Your photos do not quite tell two seasons apart. ${others} Free, before you pay.` };
  const between = `Your photos do not quite tell ${result.season} and ${result.evidence.runnerUp} apart.`;
  return { title, text: `${between} ${others} Free, and your result follows at once.` };
}

/** Of photos that differ as those of several people do. */
export const OTHERS_WORDS = {
  title: 'Is one of these photos not of you?',
  text: 'Three others take the place of all of them, free. Until they are measured your result stays as it is.',
} as const;
