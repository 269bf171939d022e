import { isCanceled, reasonOrFault } from '../api/reason.ts';
import { showToast } from './show-toast.ts';

/** Shows why an action failed, in the server's words if there are any. Nothing for canceled actions. */
export function showRefusal(title: string, error: unknown): void {
  if (!isCanceled(error)) showToast({ title, text: reasonOrFault(error), tone: 'destructive' });
}
