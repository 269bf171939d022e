export { type AdminOrderRow, countAdminOrders, countOrders, listAdminOrders, listDailyTotals } from './admin-orders.ts';
export { type AttentionItem, countDeadlines, countLostResults, dismissAttention, listAttention } from './attention.ts';
export { endTogether } from './end-together.ts';
export { isInProgress, operatorNextStep } from './next-step.ts';
export {
  helpfulActions,
  type OperatorActionContext,
  readOrderFacts,
  refundablePayment,
  runOperatorAction,
} from './operate-order.ts';
export { addOperatorNote } from './operator-notes.ts';
export { readTimeline, timelineEntryOf } from './timeline.ts';
