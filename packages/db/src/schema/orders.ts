import type {
  AnalysisFailure,
  Answers,
  OrderFlow,
  Payment,
  PhotoMediaType,
  PhotoPosition,
  Progress,
} from '@trueseason/contracts';
import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable } from 'kysely';

/** How a sealed value of a JSON column begins. */
export const SEALED_TEXT = 'sealed:';
export type SealedText = `${typeof SEALED_TEXT}${string}`;
export const isSealedText = (value: unknown): value is SealedText =>
  typeof value === 'string' && value.startsWith(SEALED_TEXT);

/** What was measured, sealed with a key of its order. */
type SealedColumn = ColumnType<SealedText, string, string>;

export interface OrdersTable {
  id: ColumnType<number, number, never>;
  flow: OrderFlow;
  progress: Generated<Progress>;
  payment: Generated<Payment>;
  email: string | null;
  amount_cents: number;
  promo_code: string | null;
  /** What the customer stated that photos do not show. */
  answers: JSONColumnType<Answers> | null;
  failure: JSONColumnType<AnalysisFailure> | null;
  round: Generated<number>;
  photos_asked_at: Date | null;
  /** Named by the links of mails; raising it ends all that were sent. */
  link_version: Generated<number>;
  created_at: Generated<Date>;
  progress_at: Generated<Date>;
  settled_at: Date | null;
  completed_at: Date | null;
  photos_deleted_at: Date | null;
  /** How often three other photos took the place of those that its result was made of. */
  photo_exchanges: Generated<number>;
  /** Since when the buyer has withdrawn from the purchase. */
  withdrawn_at: Date | null;
}
export type OrderRow = Selectable<OrdersTable>;
export type NewOrder = Insertable<OrdersTable>;

export interface PhotosTable {
  order_id: number;
  position: PhotoPosition;
  object_key: string;
  media_type: PhotoMediaType;
  bytes: number;
  sha256: string;
  /** Where which color was read; null until the photo is measured. */
  outlines: SealedColumn | null;
  created_at: Generated<Date>;
}
export type PhotoRow = Selectable<PhotosTable>;
export type NewPhoto = Omit<Insertable<PhotosTable>, 'order_id' | 'outlines'>;

export interface AnalysesTable {
  order_id: number;
  result: SealedColumn;
  engine_version: string;
  /** What each photo showed, in the engine's own form. */
  readings: SealedColumn;
  /** The result before its first change. */
  first_result: SealedColumn | null;
  /** Whether the sealed result says so. */
  more_photos_help: boolean;
  /** Rises with every change of the result. */
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

/** The one link under which an order's season and signature colors are shown to whoever has it. */
export interface ShareLinksTable {
  order_id: number;
  /** Random: kept as it is, because the same link is shown again and opens less than this database holds. */
  share_id: string;
  created_at: Generated<Date>;
}
