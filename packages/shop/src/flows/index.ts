export { advanceMissedOrders } from './advance-order.ts';
export { analyzeJob } from './analyze-job.ts';
export { acceptsPhotos, attachPhotos } from './attach-photos.ts';
export {
  findBoughtOrder,
  findKeptOrder,
  findUnpaidOrder,
  listOrdersUnderPayment,
  type PurchaseKind,
} from './bought-orders.ts';
export { correctEmail, saveCheckoutEmail, setEmail } from './change-email.ts';
export {
  addPhotos,
  countFreePhotoPlaces,
  countRemainingExchanges,
  exchangePhotos,
  MOST_EXCHANGES,
  nextPhotoPosition,
} from './change-photos.ts';
export { decideProposal } from './decide-proposal.ts';
export { beginErasure, type ErasedBy, type ErasedOrder, type ExpectedPayment, eraseOrder } from './erase-order.ts';
export { listExpiredDiscounts } from './expired-discounts.ts';
export { findExpiredOrders } from './expired-orders.ts';
export { type ExportedMeasurements, exportOrder } from './export-order.ts';
export { endGift, findGiftUse, findOrderOfGift, type GiftUse, saveGift } from './gifts.ts';
export { deleteOrphanedKeys } from './keys-in-need.ts';
export { leaveOutPhoto } from './leave-out-photo.ts';
export { listOwnOrders } from './my-orders.ts';
export { createSealing, openKeyService, openOrderKeys } from './open-keys.ts';
export { openStores } from './open-stores.ts';
export { findOrderAccess } from './order-access.ts';
export { type HistoryItem, listOrderHistory } from './order-history.ts';
export {
  applyPrice,
  closeIntent,
  findHostedRival,
  nextIntentKey,
  recordHostedIntent,
  recordIntent,
} from './payment-intents.ts';
export { continueOrPlaceOrder, placeOrder, placeOrderOnce, placeOrderWithPhotos } from './place-order.ts';
export { type Price, priceOrder } from './price-order.ts';
export { findUsableCode, releaseIdleReservations, takeOverReservation } from './promo-uses.ts';
export { type DisputeState, recordDispute } from './record-dispute.ts';
export {
  chargedMoney,
  type ProviderIntent,
  recordPayment,
  redeemFreeOrder,
  type Settlement,
} from './record-payment.ts';
export { type PhotosDeleted, recordPhotosDeleted } from './record-photos-deleted.ts';
export {
  type ProviderRefunds,
  type RefundPart,
  type RefundReason,
  type RefundResult,
  recordAutomaticRefund,
  recordRefunds,
} from './record-refunds.ts';
export { recordReport } from './record-report.ts';
export { type RedoneWork, redoWorkOf } from './redo-release.ts';
export { findRefundsDue } from './refunds-due.ts';
export { listRelatedOrders, ordersOfSameBuyer, type RelatedOrder } from './related-orders.ts';
export { renderDisputeFileJob } from './render-dispute-file-job.ts';
export { renderReportJob } from './render-report-job.ts';
export { requestAccessCode, requestAddressCode } from './request-access-code.ts';
export { requestMissingPhotos, requestOtherPhotos } from './request-photos.ts';
export { renderReportAgain, requestDisputeFile } from './request-report.ts';
export { retryAnalysis } from './retry-analysis.ts';
export {
  AnswersChangedError,
  attributeFailureToPhotos,
  beginAnalysis,
  endAnalysisRound,
  failAnalysis,
  KeysChangedError,
  recordAnalysis,
  type StartedAnalysis,
} from './run-analysis.ts';
export { saveAnswers } from './save-answers.ts';
export { storeDisputeFile, storeReport } from './store-report.ts';
export { listStuckOrders, STUCK_MINUTES } from './stuck-orders.ts';
export { hasConsentToTakeBack, takeBackConsent } from './take-back-consent.ts';
export {
  findLetterDays,
  findWithdrawalLetter,
  isWithdrawable,
  setWithdrawalRight,
  withdrawOrder,
} from './withdraw-order.ts';
