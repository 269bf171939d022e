import pg from 'pg';
import { KEEP_ALIVE } from '../database/index.ts';
import { OUTBOX_CHANNEL } from './outbox.ts';

/** A listener may hear nothing for long, so it checks its connection. */
const BEAT_MS = 5_000;

/** Calls `onWork` when a commit adds to the outbox. Only a hint, missed while disconnected: callers also poll. */
export function listenToOutbox(url: string, onWork: () => void, reconnectMs = 1_000): { close(): Promise<void> } {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const drop = (dropped: pg.Client) => {
    void dropped.end().catch(() => {});
    if (dropped !== client) return;
    client = undefined;
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), reconnectMs);
  };
  const connect = async () => {
    const connection = new pg.Client({
      connectionString: url,
      ...KEEP_ALIVE,
      connectionTimeoutMillis: BEAT_MS,
      query_timeout: BEAT_MS,
    });
    client = connection;
    connection.on('error', () => drop(connection));
    connection.on('end', () => drop(connection));
    connection.on('notification', onWork);
    const beat = () => {
      if (connection !== client) return;
      timer = setTimeout(() => void connection.query('select 1').then(beat, () => drop(connection)), BEAT_MS);
    };
    try {
      await connection.connect();
      await connection.query(`listen ${OUTBOX_CHANNEL}`);
      onWork();
      beat();
    } catch {
      drop(connection);
    }
  };
  void connect();
  return {
    close: async () => {
      const last = client;
      client = undefined;
      clearTimeout(timer);
      await last?.end().catch(() => {});
    },
  };
}
