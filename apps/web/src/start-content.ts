import { firstPaint } from './lib/browser/first-paint.ts';

// The page can be read before the code that wakes it up is run.
await firstPaint();
await import('./content.tsx');
