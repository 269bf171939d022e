/** Whether the device lets us keep anything beyond a visit. */
export function hasLocal(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

/** What a device keeps beyond a visit; reading and writing never throw where storage is full or blocked. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** `null` removes the key. */
export function writeLocal(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // What cannot be kept lasts as long as the page.
  }
}

/** Null where nothing is kept, or nothing that can be read. */
export function readLocalJson<T>(key: string): T | null {
  try {
    return JSON.parse(readLocal(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export const writeLocalJson = (key: string, value: unknown): void => writeLocal(key, JSON.stringify(value));
