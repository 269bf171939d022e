import { BRAND, REPORT_FILE } from '@trueseason/contracts';
import { ApiError, problemOf, sendCall, serverMessage } from '../lib/api/api.ts';
import { TOASTS } from '../lib/message-texts.ts';
import { showToast } from '../lib/messages.ts';
import { asOwner } from './ownership.ts';

export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download reads the blob after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

async function fetchPdf(name: 'getOrderPdf' | 'downloadReport', orderId: number | string): Promise<Blob> {
  const blob = await (await sendCall(name, { params: { orderId } })).blob();
  if (blob.size === 0) throw new Error('Empty PDF received');
  return blob;
}

function reasonOf(error: unknown): string | undefined {
  if (problemOf(error) === 'report_not_ready') return serverMessage(error);
  if (error instanceof ApiError) return `Download failed: ${error.status}`;
  // Without a network, the error has only the browser's message.
  return error instanceof Error && !(error instanceof TypeError) ? error.message : undefined;
}

/** Downloads the report, shows the outcome in a toast, and returns whether it was saved. */
export async function downloadProfessionalReport(orderId: number | string, season: string): Promise<boolean> {
  try {
    saveBlob(await fetchPdf('getOrderPdf', orderId), REPORT_FILE.professional(season));
    showToast(TOASTS.reportDownloaded);
    return true;
  } catch (error) {
    showToast(TOASTS.downloadFailed(reasonOf(error)));
    return false;
  }
}

/** The report for the analysis page and the back office. */
export async function downloadReport(orderId: number | string): Promise<void> {
  saveBlob(await fetchPdf('downloadReport', orderId), REPORT_FILE.order(orderId));
}

const EVIDENCE_TIMEOUT_MS = 20_000;

/** The dispute file for a bank, once it is drawn. */
export async function downloadDisputeFile(orderId: number): Promise<void> {
  for (const deadline = Date.now() + EVIDENCE_TIMEOUT_MS; ; ) {
    try {
      const response = await sendCall('adminEvidence', { params: { orderId } });
      return saveBlob(await response.blob(), `evidence-${orderId}.pdf`);
    } catch (error) {
      if (problemOf(error) !== 'report_not_ready' || Date.now() >= deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** Everything we hold about an order. @throws ApiError if refused */
export async function saveOrderData(orderId: number | string): Promise<void> {
  const response = await asOwner(orderId, () => sendCall('exportOrder', { params: { orderId } }));
  saveBlob(await response.blob(), `${BRAND.slug}-order-${orderId}.json`);
}
