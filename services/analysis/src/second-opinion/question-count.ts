import type { connectCounters } from '@trueseason/queue';

/** How many questions have been asked on a day. */
export interface QuestionCount {
  /** Counts one more on a UTC day (`2030-01-31`) and says which of that day it is, from 1. */
  next(day: string): Promise<number>;
}

/** For this process alone. */
export function countAlone(): QuestionCount {
  let counted = '';
  let asked = 0;
  return {
    next: async (day) => {
      if (day !== counted) asked = 0;
      counted = day;
      asked += 1;
      return asked;
    },
  };
}

/** Longer than the day that is counted, whatever the clocks of the workers say. */
const KEPT_SECONDS = 48 * 3600;

/**
 * For all workers together. A worker that cannot reach Redis goes on with its own count, and one whose own count
 * is the higher keeps to that, so that a Redis that forgot does not open the budget again.
 */
export function countTogether(
  redis: Pick<ReturnType<typeof connectCounters>, 'multi'>,
  prefix: string,
  onAway: (error: Error) => void = () => {},
): QuestionCount {
  const own = countAlone();
  return {
    next: async (day) => {
      const alone = await own.next(day);
      try {
        const key = `${prefix}:second-opinions:${day}`;
        const [counted] = (await redis.multi().incr(key).expire(key, KEPT_SECONDS).exec()) ?? [];
        return Math.max(alone, Number(counted?.[1] ?? 0));
      } catch (error) {
        onAway(error as Error);
        return alone;
      }
    },
  };
}
