export { type AdminOrderRow, countFiltered, countOrders, listAdminOrders, listDailyTotals } from './admin-orders.ts';
export { isMoving, nextStep } from './next-step.ts';
export { helpfulActions, type OperatorTools, operateOrder, readFacts, refundablePayment } from './operate-order.ts';
export { addOperatorNote } from './operator-notes.ts';
export { entryOf, readTimeline } from './timeline.ts';
