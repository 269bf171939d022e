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

interface Line {
  /** Collection, id, and the object as it is now; without it the object was removed. */
  c: string;
  i: string;
  v?: unknown;
}

/**
 * Collections of JSON objects kept in one file, a line per change, so that a killed process loses nothing
 * it has answered for. Opening it drops what was overwritten.
 */
export class Journal {
  private readonly collections = new Map<string, Map<string, unknown>>();
  private file: number | null;

  constructor(path: string) {
    mkdirSync(dirname(path), { recursive: true });
    if (existsSync(path)) this.replay(readFileSync(path, 'utf8'));
    const scratch = `${path}.new`;
    writeFileSync(scratch, [...this.lines()].map((line) => `${JSON.stringify(line)}\n`).join(''), { mode: 0o600 });
    renameSync(scratch, path);
    this.file = openSync(path, 'a', 0o600);
  }

  collection<T>(name: string): Collection<T> {
    const objects = this.objects(name) as Map<string, T>;
    return {
      get: (id) => objects.get(id),
      all: () => [...objects.values()].reverse(),
      put: (id, object) => {
        objects.set(id, object);
        this.append({ c: name, i: id, v: object });
        return object;
      },
      remove: (id) => {
        if (objects.delete(id)) this.append({ c: name, i: id });
      },
    };
  }

  /** Nothing is written from here on, as by a bank that decides later: its number may be another file's by then. */
  close(): void {
    if (this.file !== null) closeSync(this.file);
    this.file = null;
  }

  private objects(name: string): Map<string, unknown> {
    const found = this.collections.get(name) ?? new Map<string, unknown>();
    this.collections.set(name, found);
    return found;
  }

  private append(line: Line): void {
    if (this.file !== null) writeSync(this.file, `${JSON.stringify(line)}\n`);
  }

  private replay(text: string): void {
    for (const raw of text.split('\n')) {
      const line = parsed(raw);
      if (!line) continue;
      if (line.v === undefined) this.objects(line.c).delete(line.i);
      else this.objects(line.c).set(line.i, line.v);
    }
  }

  private *lines(): Iterable<Line> {
    for (const [c, objects] of this.collections) for (const [i, v] of objects) yield { c, i, v };
  }
}

export interface Collection<T> {
  get(id: string): T | undefined;
  /** Newest first. */
  all(): T[];
  put(id: string, object: T): T;
  remove(id: string): void;
}

/** The last line may be torn by a kill. */
function parsed(raw: string): Line | undefined {
  try {
    return raw ? (JSON.parse(raw) as Line) : undefined;
  } catch {
    return undefined;
  }
}
