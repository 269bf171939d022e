import type { Generated } from 'kysely';

/** Dumps that could be read to their end; infra/k8s/backup/backup.sh writes them. */
export interface BackupsTable {
  taken_at: Generated<Date>;
}
