import { useEffect, useState } from 'react';
import { createStore, useStore } from '../../lib/browser/store.ts';
import { useTimeout } from '../../lib/browser/use-timeout.ts';

/** How long the way on waits after the last touch of a question. */
export const HOLD_MS = 20_000;

/** Whether the visitor is answering: a question was touched or focused within the last twenty seconds. */
const answering = createStore(false);
let timer: ReturnType<typeof setTimeout> | undefined;

export function touchQuestion(): void {
  clearTimeout(timer);
  timer = setTimeout(leaveQuestions, HOLD_MS);
  if (!answering.get()) answering.set(true);
}

function leaveQuestions(): void {
  clearTimeout(timer);
  if (answering.get()) answering.set(false);
}

/**
 * Continues `ms` after `isDone`, unless the visitor is answering.
 * @returns a function that continues at once while only the questions hold it; else null
 */
export function useOnwardAfterAnswers(isDone: boolean, ms: number, onward: () => void): (() => void) | null {
  const [isDue, setIsDue] = useState(false);
  const isAnswering = useStore(answering, false);
  const isHeld = isDone && isDue && isAnswering;
  useTimeout(isDone, ms, () => {
    if (answering.get()) setIsDue(true);
    else onward();
  });
  // The last touch is long enough ago.
  useTimeout(isDone && isDue && !isAnswering, 0, onward);
  useEffect(() => leaveQuestions, []);
  return isHeld ? onward : null;
}
