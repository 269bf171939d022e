import './start-failure.css';
import { OUTAGE_TITLE, outageText, REFRESH_LABEL, refreshOnceReachable } from './outage-text.ts';

/** Replaces a page that would not respond with a message, `reason` if reloading does not help. Uses no app code. */
export function showStartFailure(root: Element, reason?: { readonly title: string; readonly text: string }): void {
  // This page listens by itself.
  globalThis.earlyInput?.stop();
  const add = (parent: Element, name: string, text = ''): HTMLElement => {
    const element = document.createElement(name);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  const page = document.createElement('main');
  page.className = 'cannot-start';
  const box = add(page, 'div');
  box.className = 'stack start gap-5';
  box.role = 'alert';
  add(box, 'h1', reason?.title ?? OUTAGE_TITLE);
  add(box, 'p', reason?.text ?? outageText());
  root.replaceChildren(page);
  if (reason) return;
  add(box, 'button', REFRESH_LABEL).addEventListener('click', () => window.location.reload());
  refreshOnceReachable();
}
