/** Random, 10 to 12 digits: hard to guess but not secret (access uses grants). */
export const ORDER_ID_MIN = 1_000_000_000;
export const ORDER_ID_MAX = 999_999_999_999;
