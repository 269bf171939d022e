import { createStore, useStore } from './store.ts';

const shown = createStore<string | null>(null);

/** Shows a link to copy by hand; null hides it. */
export const showLink = shown.set;
export const useShownLink = (): string | null => useStore(shown, null);

/** Copies a link, or shows it if the browser refuses. */
export async function copyLink(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    showLink(link);
    return false;
  }
}
