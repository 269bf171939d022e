export { type BoughtKind, findBoughtOrder, findUnpaidOrder, listOrdersUnderPayment } from './bought-orders.ts';
export { concludeLeft } from './conclude-order.ts';
export { type ErasedBy, type ErasedOrder, eraseOrder, type PaymentEnded, beginErasure } from './erase-order.ts';
export { findExpiredOrders } from './expired-orders.ts';
export { type ExportedMeasurements, exportOrder } from './export-order.ts';
export { listOrdersOfAddress, listOwnOrders } from './my-orders.ts';
export { lastMoment, lastOrderEvent, listOrderMoments, type OrderMoment } from './order-moments.ts';
export {
  countUnpaidAnalyses,
  eachOrderId,
  findOrder,
  findOrderByEmail,
  listOrdersUnderAnalysis,
} from './order-queries.ts';
export type { OrderRow } from './orders-table.ts';
export { continueOrPlaceOrder, newOrderId, placeOrder, placeOrderOnce, placeOrderWithPhotos } from './place-order.ts';
export { listStuckOrders } from './stuck-orders.ts';
export { onOrderEvent, publishUnplacedPayment } from './transition.ts';
export { isWithdrawable, withdrawOrder } from './withdraw-order.ts';
export { lastWithdrawalDay } from './withdrawal-right.ts';
