import { useState } from 'react';
import { inTime } from './in-time.ts';
import { createStore, useStore } from './store.ts';
import { useTimeout } from './use-timeout.ts';

const shownLink = createStore<string | null>(null);

/** Shows a link to copy by hand; null hides it. */
export const showLink = shownLink.set;
export const useShownLink = (): string | null => useStore(shownLink, null);

/**
 * Copies text that is still being made. Safari lets a page copy only while it handles a press, so the promise itself goes
 * onto the clipboard. @throws what the promise does; if the browser refuses
 */
export async function copySoon(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem !== 'function') {
    const plain = await text;
    return inTime('clipboard', navigator.clipboard.writeText(plain));
  }
  const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }));
  const written = navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  // Handled below, if the text comes first.
  written.catch(() => undefined);
  await blob;
  await inTime('clipboard', written);
}

/** Copies text, or shows it to be copied by hand: the browser may refuse, or have no clipboard. */
async function copyText(text: string): Promise<boolean> {
  try {
    await inTime('clipboard', navigator.clipboard.writeText(text));
    return true;
  } catch {
    showLink(text);
    return false;
  }
}

/** Copies text. Returns what was copied within the last `ms`, or null. */
export function useCopied(
  write: (text: string) => Promise<boolean> = copyText,
  ms = 2000,
): readonly [copied: string | null, copy: (text: string) => Promise<boolean>] {
  const [copied, setCopied] = useState<string | null>(null);
  useTimeout(copied, ms, () => setCopied(null));
  const copy = async (text: string): Promise<boolean> => {
    const isCopied = await write(text);
    if (isCopied) setCopied(text);
    return isCopied;
  };
  return [copied, copy];
}
