import { useState } from 'react';
import { SLOW_MS } from './in-time.ts';
import { useTimeout } from './use-timeout.ts';

/** Whether something waits for longer than a second, and should say so. @param what what it waits for; null for nothing */
export function useSlow(what: unknown): boolean {
  const [slow, setSlow] = useState<unknown>(null);
  useTimeout(what, SLOW_MS, () => setSlow(what));
  return what !== null && slow === what;
}
