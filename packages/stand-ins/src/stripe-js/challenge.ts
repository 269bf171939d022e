import { element } from './card-form.ts';

/** Shows the 3-D Secure page in a dialog; resolves to false when the customer closed it instead. */
export function challenge(address: string, intentId: string): Promise<boolean> {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
dialog { width: min(32rem, calc(100vw - 2rem)); height: min(36rem, calc(100dvh - 2rem)); padding: 0; border: 1px solid #8f8576; border-radius: 4px; background: #faf7f1; color: #221e19; }
dialog::backdrop { background: rgb(34 30 25 / .6); }
.frame { display: grid; grid-template-rows: auto 1fr; height: 100%; }
button { justify-self: end; min-height: 44px; padding: 0 1rem; font: 16px system-ui, sans-serif; background: none; border: 0; color: inherit; cursor: pointer; }
button:focus-visible { outline: 2px solid; outline-offset: -4px; } iframe { width: 100%; height: 100%; border: 0; }`);
  root.adoptedStyleSheets = [sheet];
  const dialog = element('dialog', { 'aria-label': '3-D Secure' });
  const frame = element('div', { class: 'frame' });
  const cancel = element('button', { type: 'button' }, 'Cancel');
  const page = element('iframe', { src: address, title: '3-D Secure' });
  frame.append(cancel, page);
  dialog.append(frame);
  root.append(dialog);
  document.body.append(host);

  return new Promise((resolve) => {
    const origin = new URL(address).origin;
    const end = (answered: boolean) => {
      window.removeEventListener('message', hear);
      host.remove();
      resolve(answered);
    };
    const hear = ({ origin: from, data }: MessageEvent) => {
      if (from === origin && data?.source === 'stripe-3ds' && data.paymentIntent === intentId) end(true);
    };
    window.addEventListener('message', hear);
    cancel.addEventListener('click', () => end(false));
    dialog.addEventListener('cancel', () => end(false));
    dialog.showModal();
  });
}
