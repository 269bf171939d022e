import type { Generated } from 'kysely';

/** When a complete copy lay elsewhere, last; infra/docker/backup.sh writes it. */
export interface BackupsTable {
  taken_at: Generated<Date>;
}
