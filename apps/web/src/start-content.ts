import { requestModules } from './lib/browser/ask-for-modules.ts';
import { firstPaint } from './lib/browser/first-paint.ts';

// The page is readable before its code runs.
await firstPaint();
void requestModules();
await import('./content.tsx');
