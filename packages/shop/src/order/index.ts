export {
  askForPhotos,
  beginRound,
  completeOrder,
  countExchange,
  deleteOrder,
  endRound,
  excludeWithdrawal,
  forgetChosenSeason,
  recordPhotosJoined,
  revokeMailedLinks,
  setAddress,
  setAnswers,
  setFailure,
  setFirstAddress,
  setPhotosDeleted,
  setPrice,
} from './change-order.ts';
export { consentTakenBack } from './consent-taken-back.ts';
export type { DeletedOrdersByDayTable } from './deleted-orders-table.ts';
export { movePayment, moveProgress } from './move-order.ts';
export { newOrderId } from './new-order-id.ts';
export type { EventDetail, OrderEventsTable } from './order-events-table.ts';
export {
  addOrderEventOnce,
  addOrderEvents,
  countMailsBeyondSales,
  findLastEvent,
  findLastEventId,
  findLastEventTime,
  hasOrderEvent,
  type LastWork,
  listLastWorkOf,
  listOrderEvents,
} from './order-history.ts';
export {
  addressOf,
  codesEnteredBy,
  eventsOfKind,
  hasPayment,
  isLockedOrder,
  isPaidLike,
  isPlaced,
  lateWithdrawals,
  orderMoments,
  orderQuery,
  ordersAmong,
  ordersQuery,
  orderTracks,
  pairsBySameAddress,
  paymentOf,
  placedAfter,
  placedByDay,
  recentlyPaid,
  withdrawnAt,
} from './order-parts.ts';
export {
  countUnpaidAnalyses,
  findFirstAndLastCompleted,
  findOrder,
  findOrderByEmail,
  hasBoughtOrder,
  isCodeEntered,
  iterateOrderIds,
  listOrdersOfAddress,
  listOrdersUnderAnalysis,
  lockOrder,
} from './order-queries.ts';
export type { OrderRow, OrdersTable } from './orders-table.ts';
export { findPlaceInLine } from './place-in-line.ts';
export { type NewOrder, placing } from './placing.ts';
export type { OrderTables } from './tables.ts';
export { type OrderEventKind, onOrderEvent, publishUnplacedPayment, type Transition, transact } from './transition.ts';
export { deleteOldUploadKeys, deleteUploadKeysOf, findUploadKey } from './upload-keys.ts';
export type { UploadKey, UploadKeysTable } from './upload-keys-table.ts';
export { type LetterDays, lastWithdrawalDay, letterDays, mayWithdraw } from './withdrawal-right.ts';
