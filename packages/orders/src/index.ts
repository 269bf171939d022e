export * from './answer-questions.ts';
export * from './attach-photos.ts';
export { keepFirstEmail, setEmail } from './change-email.ts';
export * from './change-photos.ts';
export { concludeLeft } from './conclude-order.ts';
export * from './delete-photos.ts';
export * from './deliver-mail.ts';
export * from './deliver-report.ts';
export * from './erase-order.ts';
export { endGift, prepareGift } from './gifts.ts';
export * from './jobs/index.ts';
export { requestJob } from './jobs/job.ts';
export { MAIL_JOBS } from './jobs/send-mail.ts';
export * from './keep-intent.ts';
export { RESULTS_A_DAY, SETTLED_MAILS_A_DAY } from './mail-allowance.ts';
export { isMoving, nextStep } from './next-step.ts';
export * from './operate-order.ts';
export { type OrderEvent, onOrderEvent, type Transition } from './order-events.ts';
export * from './place-order.ts';
export { releaseIdleUse } from './promo-uses.ts';
export * from './relay-outbox.ts';
export { remakeReport, requestEvidence } from './remake-report.ts';
export { openRemeasure, remindOfRemeasure } from './remeasures.ts';
export { requestAccessCode } from './request-access-code.ts';
export { requestMissingPhotos } from './request-photos.ts';
export * from './retry-analysis.ts';
export {
  type Analysis,
  AnswersChangedError,
  type BegunAnalysis,
  beginAnalysis,
  endRound,
  failAnalysis,
  KeysChangedError,
  recordAnalysis,
} from './run-analysis.ts';
export * from './settle-order.ts';
export * from './sweep.ts';
export * from './take-back-consent.ts';
export * from './timeline.ts';
export * from './withdraw-order.ts';
