import type { Generated } from 'kysely';

/** When the last copy elsewhere was complete; infra/docker/backup.sh writes it. */
export interface BackupsTable {
  taken_at: Generated<Date>;
  tried_at: Generated<Date>;
}
