/** Runs at the first touch or key, for work that would delay the start. Returns a function that stops listening. */
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
