/**
 * Cards, and the wallets that hold them (Apple Pay, Google Pay). Nothing that lends money, whatever is enabled in the
 * provider's dashboard (decision 65).
 */
export const PAYMENT_METHODS = ['card'] as const;
