import { keptIn } from './kept.ts';

/** Whether local storage is available. */
export function hasLocal(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

/** Local storage. */
export const {
  read: readLocal,
  write: writeLocal,
  readJson: readLocalJson,
  writeJson: writeLocalJson,
} = keptIn<string>(() => localStorage);
