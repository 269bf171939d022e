import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface Collection<T> {
  get(id: string): T | undefined;
  /** Newest first. */
  all(): T[];
  put(id: string, object: T): T;
  remove(id: string): void;
}

export interface Journal {
  collection<T>(name: string): Collection<T>;
  /** Nothing is written from here on, as by a bank that decides later. */
  close(): void;
}

/** Collections of JSON objects kept in one file, so that a killed process loses nothing it has answered for. */
export function openJournal(path: string): Journal {
  mkdirSync(dirname(path), { recursive: true });
  closeSync(openSync(path, 'a', 0o600));
  const db = new DatabaseSync(path);
  // A killed process loses nothing by it, unlike a machine.
  db.exec(`pragma journal_mode = wal; pragma synchronous = off;
    create table if not exists objects (collection text, id text, json text, primary key (collection, id))`);
  const load = db.prepare('select id, json from objects where collection = ? order by rowid');
  const save = db.prepare('insert into objects values (?, ?, ?) on conflict do update set json = excluded.json');
  const drop = db.prepare('delete from objects where collection = ? and id = ?');
  return {
    collection<T>(name: string): Collection<T> {
      const objects = new Map(load.all(name).map(({ id, json }) => [String(id), JSON.parse(String(json)) as T]));
      return {
        get: (id) => objects.get(id),
        all: () => [...objects.values()].reverse(),
        put: (id, object) => {
          objects.set(id, object);
          if (db.isOpen) save.run(name, id, JSON.stringify(object));
          return object;
        },
        remove: (id) => {
          if (objects.delete(id) && db.isOpen) drop.run(name, id);
        },
      };
    },
    close: () => db.close(),
  };
}
