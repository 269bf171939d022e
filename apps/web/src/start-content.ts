import { firstPaint } from './lib/browser/first-paint.ts';
import { requestModules } from './lib/browser/request-modules.ts';

// The page is readable before its code runs.
await firstPaint();
void requestModules();
await import('./content.tsx');
