import { createStore, useStore } from './store.ts';

const shown = createStore<string | null>(null);

/** Shows a link that could not be handed out, to be copied by hand; null takes it away. */
export const showLink = shown.set;
export const useShownLink = (): string | null => useStore(shown, null);

/** Copies a link, or shows it where the browser does not copy. */
export async function copyLink(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    showLink(link);
    return false;
  }
}
