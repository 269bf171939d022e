import { cannotStart } from './app/cannot-start.ts';
import { askForModules } from './lib/browser/ask-for-modules.ts';
import { firstPaint } from './lib/browser/first-paint.ts';
import { styled } from './lib/browser/styled.ts';
import { catchDroppedFiles } from './photos/dropped-files.ts';

document.getElementById('no-start')?.remove();
catchDroppedFiles();
const photo = document.querySelector('[data-early-photo]') && import('./app/early-photos.ts');
const shown = photo?.then(({ showEarly }) => showEarly()).catch(() => undefined);
// The prerendered page shows before the app's code runs.
await Promise.all([firstPaint(), shown]);
void askForModules();
// Modules run after the stylesheet came, or failed.
await styled();
try {
  await import('./app/react.ts');
  await import('./main.tsx');
} catch (error) {
  console.error('The app did not start:', error);
  const root = document.getElementById('root');
  if (root) cannotStart(root);
}
