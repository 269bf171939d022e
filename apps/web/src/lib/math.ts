export const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of values in ascending order. */
export const quantile = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

export const CHANNELS = [0, 1, 2] as const;
export type Channel = (typeof CHANNELS)[number];

export const perChannel = <Value>(read: (c: Channel) => Value): readonly [Value, Value, Value] => [
  read(0),
  read(1),
  read(2),
];
