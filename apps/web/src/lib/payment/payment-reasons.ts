/** Said where the provider gives no reason of its own. */
export const CHECK_CARD = 'Please check your card details.';
export const NOT_COMPLETED = 'The payment was not completed. Nothing was charged.';
/** Said of a form that stood open for too long, or longer than its code. */
export const PRICED_ANEW = 'This form is no longer open. Nothing was charged; please look at the price and try again.';
