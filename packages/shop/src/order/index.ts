export { advanceMissedOrders } from './advance-order.ts';
export { findBoughtOrder, findUnpaidOrder, listOrdersUnderPayment, type PurchaseKind } from './bought-orders.ts';
export { beginErasure, type ErasedBy, type ErasedOrder, type ExpectedPayment, eraseOrder } from './erase-order.ts';
export { findExpiredOrders } from './expired-orders.ts';
export { type ExportedMeasurements, exportOrder } from './export-order.ts';
export { listOrdersOfAddress, listOwnOrders } from './my-orders.ts';
export { findLastEventId, findLastEventTime, type HistoryItem, listOrderHistory } from './order-history.ts';
export {
  countUnpaidAnalyses,
  findFirstAndLastCompleted,
  findOrder,
  findOrderByEmail,
  iterateOrderIds,
  listOrdersUnderAnalysis,
} from './order-queries.ts';
export type { OrderRow } from './orders-table.ts';
export { continueOrPlaceOrder, newOrderId, placeOrder, placeOrderOnce, placeOrderWithPhotos } from './place-order.ts';
export type { RelatedOrder } from './related-orders.ts';
export { listStuckOrders } from './stuck-orders.ts';
export { onOrderEvent, publishUnplacedPayment } from './transition.ts';
export { findWithdrawalLetter, isWithdrawable, setWithdrawalRight, withdrawOrder } from './withdraw-order.ts';
export { type LetterDays, lastWithdrawalDay } from './withdrawal-right.ts';
