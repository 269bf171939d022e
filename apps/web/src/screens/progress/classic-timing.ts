import { useEffect, useState } from 'react';

export const CLASSIC_POLL_MS = 2000;
export const CLASSIC_STEPS = [
  'Processing Photos',
  'AI Color Analysis',
  'Creating Your Palette',
  'Finalizing Report',
] as const;

interface Moment {
  readonly atMs: number;
  readonly percent: number;
  readonly done: number;
}

/** When the clock of the older screen moves on. */
const CLASSIC_MOMENTS: readonly Moment[] = [
  { atMs: 2000, percent: 25, done: 1 },
  { atMs: 8000, percent: 60, done: 2 },
  { atMs: 15_000, percent: 85, done: 3 },
  { atMs: 20_000, percent: 100, done: 4 },
];

export function useTimedProgress(): Moment {
  const [moment, setMoment] = useState<Moment>({ atMs: 0, percent: 0, done: 0 });
  useEffect(() => {
    const timers = CLASSIC_MOMENTS.map((next) => setTimeout(() => setMoment(next), next.atMs));
    return () => timers.forEach(clearTimeout);
  }, []);
  return moment;
}
