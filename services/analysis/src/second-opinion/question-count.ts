import type { connectCounters } from '@trueseason/platform/queue';

/** Counts the questions of a day. */
export interface QuestionCount {
  /** Counts one on a UTC day (`2030-01-31`) and returns its number, from 1. */
  next(day: string): Promise<number>;
}

/** For this process only. */
export function countAlone(): QuestionCount {
  let counted = '';
  let count = 0;
  return {
    next: async (day) => {
      if (day !== counted) count = 0;
      counted = day;
      count += 1;
      return count;
    },
  };
}

/** Longer than a day plus clock skew. */
const KEPT_SECONDS = 48 * 3600;

/** Shared by all workers. Without Redis the local count serves; the higher wins, so a Redis reset reopens no budget. */
export function countTogether(
  redis: Pick<ReturnType<typeof connectCounters>, 'multi'>,
  prefix: string,
  onAway: (error: Error) => void = () => {},
): QuestionCount {
  const ownCount = countAlone();
  return {
    next: async (day) => {
      const alone = await ownCount.next(day);
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
