import { serverMessage } from './api.ts';
import { showToast } from './toasts.ts';

/** Says that the server did not do what was asked, in its own words when it sent some. */
export function showRefusal(title: string, error: unknown): void {
  showToast({ title, text: serverMessage(error) ?? 'The server could not be reached.', tone: 'destructive' });
}
