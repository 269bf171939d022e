import { firstPaint } from './lib/first-paint.ts';

// The page shows what was drawn at build before the code that takes over is run.
await firstPaint();
await import('./main.tsx');
