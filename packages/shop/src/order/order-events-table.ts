import type { PhotoVerdict } from '@trueseason/contracts';
import type { Generated, JSONColumnType } from 'kysely';

/** An order's history. Append-only. */
export interface OrderEventsTable {
  id: Generated<number>;
  order_id: number;
  at: Generated<Date>;
  kind: string;
  detail: JSONColumnType<EventDetail>;
  /** That did it; null for rows from before this was known. */
  release: Generated<string | null>;
}
/** `of` refines the kind, which determines the rest. */
export type EventDetail = Readonly<
  Partial<
    Record<'of' | 'by' | 'code' | 'reason' | 'detail' | 'dueBy' | 'day' | 'to' | 'from' | 'text', string | null> &
      Record<'currency' | 'dispute' | 'intent' | 'message' | 'event' | 'before' | 'terms', string | null> &
      Record<'cents' | 'attempt' | 'photos' | 'round' | 'order', number> &
      Record<'verdicts', readonly PhotoVerdict[]>
  >
>;
