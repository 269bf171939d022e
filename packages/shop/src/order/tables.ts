import type {
  AnalysisFailure,
  Answers,
  OrderFlow,
  Payment,
  PhotoCapture,
  PhotoMediaType,
  PhotoPosition,
  PhotoVerdict,
  Progress,
} from '@trueseason/contracts';
import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable } from 'kysely';

/** Prefix of encrypted JSON columns. */
export const SEALED_TEXT = 'sealed:';
export type SealedText = `${typeof SEALED_TEXT}${string}`;
export const isSealedText = (value: unknown): value is SealedText =>
  typeof value === 'string' && value.startsWith(SEALED_TEXT);

/** Measurements encrypted with a key of their order. */
type SealedColumn = ColumnType<SealedText, string, string>;

export interface OrdersTable {
  id: ColumnType<number, number, never>;
  flow: OrderFlow;
  progress: Generated<Progress>;
  payment: Generated<Payment>;
  email: string | null;
  amount_cents: number;
  promo_code: string | null;
  answers: JSONColumnType<Answers> | null;
  failure: JSONColumnType<AnalysisFailure> | null;
  /** Incremented by every change that needs another analysis. */
  round: Generated<number>;
  /** Set while an analyzed order waits for its newest round's result. */
  measuring_since: Date | null;
  photos_asked_at: Date | null;
  /** Part of mailed links; incrementing it revokes them. */
  link_version: Generated<number>;
  created_at: Generated<Date>;
  progress_at: Generated<Date>;
  settled_at: Date | null;
  completed_at: Date | null;
  photos_deleted_at: Date | null;
  photo_exchanges: Generated<number>;
  withdrawn_at: Date | null;
}
export type OrderRow = Selectable<OrdersTable>;

/** An order's history. Append-only. */
export interface OrderEventsTable {
  id: Generated<number>;
  order_id: number;
  at: Generated<Date>;
  kind: string;
  detail: JSONColumnType<EventDetail>;
}
/** `of` refines the kind, which determines the rest. */
export type EventDetail = Readonly<
  Partial<
    Record<'of' | 'by' | 'code' | 'reason' | 'detail' | 'dueBy' | 'to' | 'from' | 'text', string | null> &
      Record<'dispute' | 'intent' | 'message', string | null> &
      Record<'cents' | 'attempt' | 'photos', number> &
      Record<'verdicts', readonly PhotoVerdict[]>
  >
>;

export interface PhotosTable {
  order_id: number;
  position: PhotoPosition;
  object_key: string;
  media_type: PhotoMediaType;
  bytes: number;
  sha256: string;
  capture: Generated<PhotoCapture>;
  /** Not measured yet, but its order has a result. */
  pending: Generated<boolean>;
  /** Measured regions and colors; null until measured. */
  outlines: SealedColumn | null;
  created_at: Generated<Date>;
}
export type PhotoRow = Selectable<PhotosTable>;
export type NewPhoto = Omit<Insertable<PhotosTable>, 'order_id' | 'outlines' | 'pending'>;

export interface AnalysesTable {
  order_id: number;
  result: SealedColumn;
  engine_version: string;
  readings: SealedColumn;
  first_result: SealedColumn | null;
  /** Copied from the encrypted result. */
  more_photos_help: boolean;
  season: string | null;
  revision: Generated<number>;
  created_at: Generated<Date>;
}
export type AnalysisRow = Selectable<AnalysesTable>;

export interface ReportsTable {
  order_id: number;
  state: Generated<'pending' | 'ready' | 'failed'>;
  object_key: string | null;
  bytes: number | null;
  state_at: Generated<Date>;
}
export type ReportRow = Selectable<ReportsTable>;

/** The public link to an order's season and signature colors. */
export interface ShareLinksTable {
  order_id: number;
  /** Random. Stored in plain text: it is shown again, and grants less than this database. */
  share_id: string;
  created_at: Generated<Date>;
}
