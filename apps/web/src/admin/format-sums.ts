import { formatPrice } from '@trueseason/contracts';

interface Money {
  readonly currency: string;
  readonly cents: number;
}

/** The sum of each currency, as `$29.00 + €39.00`. */
export function formatSums(amounts: readonly Money[]): string {
  const sums = new Map<string, number>();
  for (const { currency, cents } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + cents);
  if (sums.size === 0) return formatPrice(0);
  return [...sums].map(([currency, cents]) => formatPrice(cents, currency)).join(' + ');
}
