import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Collection, id, and the object as it is now; without it the object was removed. */
interface Line {
  readonly c: string;
  readonly i: string;
  readonly v?: unknown;
}

export interface Collection<T> {
  get(id: string): T | undefined;
  /** Newest first. */
  all(): T[];
  put(id: string, object: T): T;
  remove(id: string): void;
}

export interface Journal {
  collection<T>(name: string): Collection<T>;
  /** Nothing is written from here on, as by a bank that decides later: its number may be another file's by then. */
  close(): void;
}

/**
 * Collections of JSON objects kept in one file, a line per change, so that a killed process loses nothing
 * it has answered for. Opening it drops what was overwritten.
 */
export function openJournal(path: string): Journal {
  const collections = new Map<string, Map<string, unknown>>();
  const objectsOf = (name: string) => {
    const found = collections.get(name) ?? new Map<string, unknown>();
    collections.set(name, found);
    return found;
  };
  mkdirSync(dirname(path), { recursive: true });
  for (const raw of existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []) {
    const line = parsed(raw);
    if (line?.v === undefined) objectsOf(line?.c ?? '').delete(line?.i ?? '');
    else objectsOf(line.c).set(line.i, line.v);
  }
  const kept = [...collections].flatMap(([c, objects]) => [...objects].map(([i, v]): Line => ({ c, i, v })));
  writeFileSync(`${path}.new`, kept.map((line) => `${JSON.stringify(line)}\n`).join(''), { mode: 0o600 });
  renameSync(`${path}.new`, path);
  let file: number | null = openSync(path, 'a', 0o600);
  const append = (line: Line) => void (file !== null && writeSync(file, `${JSON.stringify(line)}\n`));
  return {
    collection<T>(name: string): Collection<T> {
      const objects = objectsOf(name) as Map<string, T>;
      return {
        get: (id) => objects.get(id),
        all: () => [...objects.values()].reverse(),
        put: (id, object) => {
          objects.set(id, object);
          append({ c: name, i: id, v: object });
          return object;
        },
        remove: (id) => {
          if (objects.delete(id)) append({ c: name, i: id });
        },
      };
    },
    close() {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
}

/** The last line may be torn by a kill. */
function parsed(raw: string): Line | undefined {
  try {
    return raw ? (JSON.parse(raw) as Line) : undefined;
  } catch {
    return undefined;
  }
}
