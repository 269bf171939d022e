import { TOASTS } from '@trueseason/contracts';
import { isCanceled } from '../../lib/api/reason.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { saveBlob } from '../../order/download.ts';

/** Gives whether the picture or film went somewhere; a closed share sheet is no failure. */
export async function handOver(made: Blob, name: string, text: string): Promise<boolean> {
  const file = new File([made], name, { type: made.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text });
      showToast(TOASTS.resultsShared);
      return true;
    } catch (error) {
      if (isCanceled(error)) return false;
      // Some browsers promise to share files and then refuse: saving always works.
    }
  }
  saveBlob(made, name);
  return true;
}
