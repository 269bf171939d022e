import type { Generated } from 'kysely';

/** Periodic work of gateways: how far it came, and which of them is at it. */
export interface BackgroundTasksTable {
  name: string;
  cursor: Generated<string>;
  /** Until then one gateway holds it. */
  held_until: Generated<Date>;
}
