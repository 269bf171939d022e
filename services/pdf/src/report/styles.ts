import { readdirSync, readFileSync } from 'node:fs';
import { INK, PAPER } from './model.ts';

/** Every page and part keeps its rules in a file beside it; the build copies them to where this runs. */
const FOLDERS = ['./', './parts/', './pages/'];

const RULES = FOLDERS.flatMap((folder) => {
  const url = new URL(folder, import.meta.url);
  const files = readdirSync(url).filter((file) => file.endsWith('.css'));
  return files.sort().map((file) => readFileSync(new URL(file, url), 'utf8'));
}).join('\n');

/** All rules of the report, under its three colors. Lengths are those of an A4 sheet. */
export const styles = (accent: string): string => `:root{--paper:${PAPER};--ink:${INK};--accent:${accent}}\n${RULES}`;
