import { firstPaint } from './lib/browser/first-paint.ts';
import { catchDroppedFiles } from './lib/photos/dropped-files.ts';

catchDroppedFiles();
// The page shows what was drawn at build before the code that takes over is run.
await firstPaint();
await import('./main.tsx');
