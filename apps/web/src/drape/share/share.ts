import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BRAND, TOASTS, type Toast } from '@trueseason/contracts';
import { call } from '../../lib/api/api.ts';
import { isCanceled } from '../../lib/api/reason.ts';
import { showLink } from '../../lib/browser/copy-link.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { asOwner } from '../../order/ownership.ts';

export const shareText = `check out my AI color analysis results from ${BRAND.shareName}`;

/** A link that shows season and signature colors and nothing else. */
export async function shareLink(orderId: number | string): Promise<string> {
  const { url } = await asOwner(orderId, () => call('createShareLink', { params: { orderId } }));
  return url;
}

/** Makes the link and gives it away; one that could not be given is shown. */
async function handOut(orderId: number | string, give: (url: string) => Promise<Toast>): Promise<boolean> {
  let url: string | null = null;
  try {
    url = await shareLink(orderId);
    showToast(await give(url));
    return true;
  } catch (error) {
    // Closing the share sheet is not a failure.
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

/** Opens the device's share sheet, or copies the link where there is none. */
export const shareResults = (orderId: number | string): Promise<boolean> =>
  handOut(orderId, async (url) => {
    if (typeof navigator.share !== 'function') return copy(url);
    await navigator.share({ title: BRAND.name, text: shareText, url });
    return TOASTS.resultsShared;
  });

const linkKey = (orderId: string) => ['share-link', orderId] as const;

/** The current share link or null. Each screen refetches it, since another may change it. */
export function useShareLink(orderId: string): string | null {
  const { data } = useQuery({
    queryKey: linkKey(orderId),
    queryFn: () => call('getShareLink', { params: { orderId } }),
    staleTime: 0,
  });
  return data?.url ?? null;
}

/** Looks again, after a link may have been made. */
export function useRefreshShareLink(orderId: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: linkKey(orderId) });
}

/** Ends every link of the order; the next one is another. */
export async function stopSharing(orderId: string): Promise<void> {
  await asOwner(orderId, () => call('revokeShareLinks', { params: { orderId } }));
}
