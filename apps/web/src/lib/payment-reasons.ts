/** Said where the provider gives no reason of its own. */
export const CHECK_CARD = 'Please check your card details.';
export const NOT_COMPLETED = 'The payment was not completed. Nothing was charged.';
