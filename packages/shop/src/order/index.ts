export { consentTakenBack } from './consent-taken-back.ts';
export { moveProgress } from './move-progress.ts';
export type { EventDetail, OrderEventsTable } from './order-events-table.ts';
export {
  addOrderEventOnce,
  addOrderEvents,
  findLastEvent,
  findLastEventId,
  findLastEventTime,
  type HistoryItem,
  listOrderEvents,
  listOrderHistory,
} from './order-history.ts';
export {
  countUnpaidAnalyses,
  findFirstAndLastCompleted,
  findOrder,
  findOrderByEmail,
  findUnfinishedOrder,
  iterateOrderIds,
  listOrdersUnderAnalysis,
  lockOrder,
  ordersOfBrowser,
  placedAfter,
} from './order-queries.ts';
export type { OrderRow, OrdersTable } from './orders-table.ts';
export { findPlaceInLine } from './place-in-line.ts';
export { type OrderEventKind, onOrderEvent, publishUnplacedPayment, type Transition, transact } from './transition.ts';
export { deleteOldUploadKeys, deleteUploadKeysOfSession, findUploadKey, isLiveUploadKey } from './upload-keys.ts';
export type { UploadKey, UploadKeysTable } from './upload-keys-table.ts';
export { type LetterDays, lastWithdrawalDay, letterDays, mayWithdraw } from './withdrawal-right.ts';
