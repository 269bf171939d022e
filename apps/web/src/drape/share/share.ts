import { useQuery } from '@tanstack/react-query';
import { BRAND } from '@trueseason/contracts';
import { call, isCanceled } from '../../lib/api/api.ts';
import { copySoon, showLink } from '../../lib/browser/copy.ts';
import { inTime, NotInTimeError } from '../../lib/browser/in-time.ts';
import { HiddenColorsError } from '../../lib/browser/picture.ts';
import { TOASTS, type Toast } from '../../lib/message-texts.ts';
import { showToast } from '../../lib/messages.ts';
import { saveBlob } from '../../order/download.ts';
import { asOwner } from '../../order/ownership.ts';

export const shareText = `check out my AI color analysis results from ${BRAND.shareName}`;

/** A link that shows season, second and signature colors and nothing else. */
export async function createShareLink(orderId: number | string): Promise<string> {
  const { url } = await asOwner(orderId, () => call('createShareLink', { params: { orderId } }));
  return url;
}

/** Creates the link and gives it away. Shows the link if that fails. */
async function deliverShareLink(
  orderId: number | string,
  deliver: (link: Promise<string>) => Promise<Toast>,
): Promise<boolean> {
  const link = createShareLink(orderId);
  try {
    showToast(await deliver(link));
    return true;
  } catch (error) {
    // The customer closed the share sheet.
    if (isCanceled(error)) return false;
    showToast(TOASTS.shareFailed);
    showLink(await link.catch(() => null));
    return false;
  }
}

async function copyLink(link: Promise<string>): Promise<Toast> {
  await copySoon(link);
  return TOASTS.linkCopied;
}

export const copyShareLink = (orderId: number | string): Promise<boolean> => deliverShareLink(orderId, copyLink);

async function openShareSheet(data: ShareData): Promise<void> {
  await inTime('shareSheet', navigator.share(data)).catch((error: unknown) => {
    if (!(error instanceof NotInTimeError)) throw error;
    throw new DOMException('The share sheet did not report its end.', 'AbortError');
  });
}

/** Opens the device's share sheet, or copies the link if the device has none. */
export const shareResults = (orderId: number | string): Promise<boolean> =>
  deliverShareLink(orderId, async (link) => {
    if (typeof navigator.share !== 'function') return copyLink(link);
    await openShareSheet({ title: BRAND.name, text: shareText, url: await link });
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

/**
 * Makes a picture and shares or saves it. False if the customer closed the share sheet, or if the browser hides colors,
 * which is said. @throws what making it does
 */
export async function shareOrSave(makePicture: () => Promise<Blob>, name: string, text: string): Promise<boolean> {
  const picture = await makePicture().catch((error: unknown) => {
    if (!(error instanceof HiddenColorsError)) throw error;
    showToast(TOASTS.pictureHidden);
    return null;
  });
  if (!picture) return false;
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await openShareSheet({ files: [file], text });
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
