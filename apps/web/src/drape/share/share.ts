import { useQuery } from '@tanstack/react-query';
import { BRAND } from '@trueseason/contracts';
import { call, isCanceled } from '../../lib/api/api.ts';
import { showLink } from '../../lib/browser/copy.ts';
import { TOASTS, type Toast } from '../../lib/message-texts.ts';
import { showToast } from '../../lib/messages.ts';
import { saveBlob } from '../../order/download.ts';
import { asOwner } from '../../order/ownership.ts';

export const shareText = `check out my AI color analysis results from ${BRAND.shareName}`;

/** A link that shows season and signature colors and nothing else. */
export async function shareLink(orderId: number | string): Promise<string> {
  const { url } = await asOwner(orderId, () => call('createShareLink', { params: { orderId } }));
  return url;
}

/** Creates the link and gives it away. Shows the link if that fails. */
async function handOut(orderId: number | string, give: (url: string) => Promise<Toast>): Promise<boolean> {
  let url: string | null = null;
  try {
    url = await shareLink(orderId);
    showToast(await give(url));
    return true;
  } catch (error) {
    // The customer closed the share sheet.
    if (isCanceled(error)) return false;
    showToast(TOASTS.shareFailed);
    showLink(url);
    return false;
  }
}

async function copy(url: string): Promise<Toast> {
  await navigator.clipboard.writeText(url);
  return TOASTS.linkCopied;
}

export const copyShareLink = (orderId: number | string): Promise<boolean> => handOut(orderId, copy);

/** Some browsers never tell how sharing ended: after this, it counts as closed. */
const SHEET_MS = 10_000;

async function openSheet(data: ShareData): Promise<void> {
  const closed = new DOMException('No end of sharing was told.', 'AbortError');
  await Promise.race([navigator.share(data), new Promise((_, refuse) => setTimeout(() => refuse(closed), SHEET_MS))]);
}

/** Opens the device's share sheet, or copies the link if the device has none. */
export const shareResults = (orderId: number | string): Promise<boolean> =>
  handOut(orderId, async (url) => {
    if (typeof navigator.share !== 'function') return copy(url);
    await openSheet({ title: BRAND.name, text: shareText, url });
    return TOASTS.resultsShared;
  });

/** The current share link, read again on each screen, since another may have changed it. */
export const useShareLink = (orderId: string) =>
  useQuery({
    queryKey: ['share-link', orderId],
    queryFn: () => call('getShareLink', { params: { orderId } }),
    staleTime: 0,
  });

export async function stopSharing(orderId: string): Promise<void> {
  await asOwner(orderId, () => call('revokeShareLinks', { params: { orderId } }));
}

/** Shares a picture or saves it. False if the customer closed the share sheet. */
export async function handOver(picture: Blob, name: string, text: string): Promise<boolean> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await openSheet({ files: [file], text });
      showToast(TOASTS.resultsShared);
      return true;
    } catch (error) {
      if (isCanceled(error)) return false;
      // Some browsers promise to share files and then refuse: saving always works.
    }
  }
  saveBlob(picture, name);
  return true;
}
