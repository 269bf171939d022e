/** For a card form that cannot be sent, if the provider gives no reason. */
export const CHECK_CARD = 'Please check your card details.';
/** After the bank's check was closed or refused, which the provider reports alike. */
export const NOT_CONFIRMED =
  'Your bank’s check wasn’t passed, so the payment wasn’t completed. You weren’t charged. Try again, or use another card.';
/** For a form that was open too long, or after its code expired. */
export const FORM_EXPIRED = 'This form has expired. You weren’t charged. Please check the price and try again.';
/** Found by the check of photos that were just agreed to. */
export const UNMEASURABLE = 'We can’t measure these photos, so you weren’t charged. Please choose others.';
/** Shown while the outcome of a payment is unknown. */
export const PAYMENT_UNKNOWN =
  'We don’t know yet whether you were charged. We’re checking with the payment service. Please don’t pay again until we know.';
/** For an unpaid order whose session is gone. */
export const ORDER_FORGOTTEN =
  'This order is no longer in this browser, and you weren’t charged. Please start again with your photos.';
