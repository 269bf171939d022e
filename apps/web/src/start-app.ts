import { catchDroppedFiles } from './lib/dropped-files.ts';
import { firstPaint } from './lib/first-paint.ts';

catchDroppedFiles();
// The page shows what was drawn at build before the code that takes over is run.
await firstPaint();
await import('./main.tsx');
