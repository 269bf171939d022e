import { askForModules } from './lib/browser/ask-for-modules.ts';
import { firstPaint } from './lib/browser/first-paint.ts';

// The page can be read before the code that wakes it up is run.
await firstPaint();
void askForModules();
await import('./content.tsx');
