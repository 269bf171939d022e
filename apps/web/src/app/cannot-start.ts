import './cannot-start.css';
import { OUTAGE_TITLE, outageText, REFRESH, refreshOnceReachable } from './outage-words.ts';

/** Replaces a page that would not respond with a message, `why` if reloading does not help. Uses no app code. */
export function cannotStart(root: Element, why?: { readonly title: string; readonly text: string }): void {
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
  add(box, 'h1', why?.title ?? OUTAGE_TITLE);
  add(box, 'p', why?.text ?? outageText());
  root.replaceChildren(page);
  if (why) return;
  add(box, 'button', REFRESH).addEventListener('click', () => window.location.reload());
  refreshOnceReachable();
}
