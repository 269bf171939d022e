import { readdirSync, readFileSync } from 'node:fs';
import { INK, PAPER } from './model.ts';

/** Pages and parts have their rules in the same folder; the build copies them here. */
const FOLDERS = ['./', './parts/', './pages/'];

const RULES = FOLDERS.flatMap((folder) => {
  const url = new URL(folder, import.meta.url);
  const files = readdirSync(url).filter((file) => file.endsWith('.css'));
  return files.sort().map((file) => readFileSync(new URL(file, url), 'utf8'));
}).join('\n');

/** All rules, under three colors, with the lengths of A4. */
export const styles = (accent: string): string => `:root{--paper:${PAPER};--ink:${INK};--accent:${accent}}\n${RULES}`;
