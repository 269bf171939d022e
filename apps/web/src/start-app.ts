import { cannotStart } from './app/cannot-start.ts';
import { isServed, TOO_OLD } from './app/served.ts';
import { askForModules } from './lib/browser/ask-for-modules.ts';
import { firstPaint } from './lib/browser/first-paint.ts';
import { styled } from './lib/browser/styled.ts';
import { catchDroppedFiles } from './photos/dropped-files.ts';

document.getElementById('no-start')?.remove();
catchDroppedFiles();
const photo = document.querySelector('[data-early-photo]') && import('./app/early-photos.ts');
const shown = photo?.then(({ showEarly }) => showEarly(askForModules)).catch(() => undefined);
// The prerendered page shows before the app's code runs.
await firstPaint();
// The code follows the photo's request, beside which it loads.
if (!photo) void askForModules();
// Modules run after the photo is seen, and the stylesheet came, or failed.
await Promise.all([shown, styled()]);
void askForModules();
const root = document.getElementById('root');
try {
  if (isServed()) {
    await import('./app/react.ts');
    await import('./main.tsx');
  } else if (root) cannotStart(root, TOO_OLD);
} catch (error) {
  console.error('The app did not start:', error);
  if (root) cannotStart(root);
}
