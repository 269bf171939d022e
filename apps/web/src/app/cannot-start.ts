import './cannot-start.css';
import { OUTAGE_TITLE, outageText, REFRESH, refreshOnceReachable } from './outage-words.ts';

/** Replaces a page whose code did not load, and which would not respond, with a message. Uses no code of the app. */
export function cannotStart(root: Element): void {
  const [page, box] = [document.createElement('main'), document.createElement('div')];
  page.className = 'cannot-start';
  box.setAttribute('role', 'alert');
  const [title, text, refresh] = [
    document.createElement('h1'),
    document.createElement('p'),
    document.createElement('button'),
  ];
  title.textContent = OUTAGE_TITLE;
  text.textContent = outageText();
  refresh.textContent = REFRESH;
  refresh.addEventListener('click', () => window.location.reload());
  box.append(title, text, refresh);
  page.append(box);
  root.replaceChildren(page);
  refreshOnceReachable();
}
