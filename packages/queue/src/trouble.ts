import type { Job } from 'bullmq';
import { z } from 'zod';

const troubleSchema = z.object({
  /** Runs in a row that an outage ended. */
  outages: z.number(),
  /** Since when it waits for a part that is away. */
  since: z.iso.datetime().nullable(),
  /** Which part was away last, and what it said. */
  part: z.string(),
  reason: z.string(),
  /** Deaths of workers for which it has stood back already. */
  stallsPaused: z.number(),
});

/** Why a job is not done yet: kept as its progress, where the queue dashboard shows it. */
export type Trouble = z.infer<typeof troubleSchema>;

const NONE: Trouble = { outages: 0, since: null, part: '', reason: '', stallsPaused: 0 };

export const troubleOf = (job: Job): Trouble => troubleSchema.safeParse(job.progress).data ?? NONE;
