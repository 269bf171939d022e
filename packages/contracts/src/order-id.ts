/** Random-looking, 10 to 12 digits: hard to guess, yet never a secret (access rests on grants). */
export const ORDER_ID_MIN = 1_000_000_000;
export const ORDER_ID_MAX = 999_999_999_999;
