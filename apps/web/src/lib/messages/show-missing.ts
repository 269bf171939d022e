import { TOASTS } from '@trueseason/contracts';
import { reloadForCode } from '../browser/missing-code.ts';
import { showToast } from './show-toast.ts';

/** Says that what somebody asked for could not be fetched, unless loading the page anew brings it. */
export async function showMissing(error: unknown): Promise<void> {
  if (!(await reloadForCode(error))) showToast(TOASTS.partMissing);
}
