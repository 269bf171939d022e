import { showStartFailure } from './app/start-failure.ts';
import { isSupportedBrowser, UNSUPPORTED_BROWSER } from './app/supported-browser.ts';
import { firstPaint } from './lib/browser/first-paint.ts';
import { requestModules } from './lib/browser/request-modules.ts';
import { whenStyled } from './lib/browser/when-styled.ts';
import { opensLaterStep } from './lib/navigation/later-step.ts';

document.getElementById('no-start')?.remove();
/** A later step of a result needs all of its code at once. */
const requestCode = async (): Promise<void> => {
  await requestModules();
  if (opensLaterStep()) await requestModules('later');
};
const photo = document.querySelector('[data-early-photo]') && import('./app/early-photos.ts');
const earlyPhoto = photo?.then(({ showScreenPhoto: showEarly }) => showEarly(requestCode)).catch(() => undefined);
// The prerendered page shows before the app's code runs.
await firstPaint();
// The code is requested after the photo and loads in parallel.
if (!photo) void requestCode();
// Modules run after the photo is seen, and the stylesheet came, or failed.
await Promise.all([earlyPhoto, whenStyled()]);
void requestCode();
const root = document.getElementById('root');
try {
  if (isSupportedBrowser()) {
    await import('./app/react.ts');
    await import('./main.tsx');
  } else if (root) showStartFailure(root, UNSUPPORTED_BROWSER);
} catch (error) {
  console.error('The app did not start:', error);
  if (root) showStartFailure(root);
}
