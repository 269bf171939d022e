/** Said where the provider gives no reason of its own. */
export const CHECK_CARD = 'Please check your card details.';
export const NOT_COMPLETED = 'The payment was not completed. Nothing was charged.';
/** Said of a form that stood open for too long, or longer than its code. */
export const PRICED_ANEW = 'This form is no longer open. Nothing was charged; please look at the price and try again.';
/** Said while the bank has not decided: what is told of a payment that may still be charged. */
export const STILL_PENDING =
  'Your bank is still looking at this payment. You need not pay again: your result follows by mail as soon as it is through.';
/** Said while nobody knows whether a payment was carried out: its answer was lost. */
export const NOT_KNOWN =
  'We do not know yet whether you were charged. We are asking the payment service; please do not pay again before we know.';
/** Said where the session has gone, and with it the right to an order that is not paid yet. */
export const ORDER_FORGOTTEN =
  'This browser no longer knows this order, and nothing was charged. Please begin again with your photos.';
