import { call } from '../../lib/api/api.ts';
import { addScript } from '../../lib/browser/add-script.ts';

/** The part of Turnstile's browser script that we use. */
interface Turnstile {
  render(container: HTMLElement, parameters: Readonly<Record<string, unknown>>): string | undefined;
  remove(id: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** Shows the provider's widget in an element; returns a function that removes it. @throws if it does not load */
export async function placeWidget(
  container: HTMLElement,
  { onToken, onError }: { readonly onToken: (token: string) => void; readonly onError: () => void },
): Promise<() => void> {
  const { challenge } = await call('getClientConfig');
  if (!challenge) throw new Error('The server asks for a challenge that it does not have.');
  const url = new URL(challenge.scriptUrl);
  // Otherwise, the script picks elements itself.
  url.searchParams.set('render', 'explicit');
  if (!window.turnstile) await addScript(url.href);
  const { turnstile } = window;
  const id = turnstile?.render(container, {
    sitekey: challenge.siteKey,
    theme: 'auto',
    size: 'flexible',
    callback: onToken,
    'error-callback': () => {
      onError();
      return true;
    },
  });
  if (!turnstile || !id) throw new Error('The challenge could not be shown.');
  return () => turnstile.remove(id);
}
