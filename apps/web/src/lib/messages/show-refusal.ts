import { isCanceled, reasonOrFault } from '../api/reason.ts';
import { showToast } from './show-toast.ts';

/** Says that the server did not do what was asked, in its own words when it sent some; of a canceled action nothing. */
export function showRefusal(title: string, error: unknown): void {
  if (!isCanceled(error)) showToast({ title, text: reasonOrFault(error), tone: 'destructive' });
}
