import { useEffect, useState } from 'react';

/** Copies text and says for `ms` that it did. Gives what was copied last, or null. */
export function useCopied(ms: number): readonly [copied: string | null, copy: (text: string) => Promise<boolean>] {
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), ms);
    return () => clearTimeout(timer);
  }, [copied, ms]);
  const copy = async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      return true;
    } catch {
      return false;
    }
  };
  return [copied, copy];
}
