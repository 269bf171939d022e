import { keptIn } from './kept.ts';

/** Whether the device lets us keep anything beyond a visit. */
export function hasLocal(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

/** What a device keeps beyond a visit. */
export const {
  read: readLocal,
  write: writeLocal,
  readJson: readLocalJson,
  writeJson: writeLocalJson,
} = keptIn<string>(() => localStorage);
