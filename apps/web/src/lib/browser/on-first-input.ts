/**
 * Runs once somebody touches the page or presses a key: what is only needed then takes nothing of the time until they can.
 * Gives what ends the waiting.
 */
export function onFirstInput(act: () => void): () => void {
  const waiting = new AbortController();
  const once = (): void => {
    waiting.abort();
    act();
  };
  for (const input of ['pointerdown', 'keydown'])
    window.addEventListener(input, once, { signal: waiting.signal, capture: true });
  return () => waiting.abort();
}
