import pg from 'pg';
import { OUTBOX_CHANNEL } from './tables/outbox.ts';

/**
 * Calls `onWork` when a commit adds to the outbox. Only a hint: nothing arrives while disconnected, so callers also
 * poll.
 */
export function listenToOutbox(url: string, onWork: () => void, reconnectMs = 1_000): { close(): Promise<void> } {
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const reconnect = () => {
    if (closed || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      void connect();
    }, reconnectMs);
  };
  const connect = async () => {
    client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('error', reconnect);
    client.on('end', reconnect);
    client.on('notification', onWork);
    try {
      await client.connect();
      await client.query(`listen ${OUTBOX_CHANNEL}`);
      onWork();
    } catch {
      await client.end().catch(() => {});
      reconnect();
    }
  };
  void connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
