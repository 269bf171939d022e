import { TOASTS } from '@trueseason/contracts';
import { reloadForCode } from '../browser/missing-code.ts';
import { showToast } from './show-toast.ts';

/** Reports content that failed to load, unless a reload brings it. */
export async function showMissing(error: unknown): Promise<void> {
  if (!(await reloadForCode(error))) showToast(TOASTS.partMissing);
}
