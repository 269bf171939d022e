import type { Job } from 'bullmq';
import { z } from 'zod';

const troubleSchema = z.object({
  /** Consecutive runs ended by outages. */
  outages: z.number(),
  /** Start of the outage. */
  since: z.iso.datetime().nullable(),
  /** The last failing part, and its error. */
  part: z.string(),
  reason: z.string(),
  /** Stalls it was already postponed for. */
  stallsPaused: z.number(),
  /** Those that it may have caused. */
  stallsBlamed: z.number().default(0),
  /** When it was last postponed for one, in milliseconds since the epoch. */
  stallPausedAt: z.number().nullable().default(null),
});

/** Why a job is not done; stored as its progress for the dashboard. */
export type Trouble = z.infer<typeof troubleSchema>;

const NONE: Trouble = {
  outages: 0,
  since: null,
  part: '',
  reason: '',
  stallsPaused: 0,
  stallsBlamed: 0,
  stallPausedAt: null,
};

export const troubleOf = (job: Job): Trouble => troubleSchema.safeParse(job.progress).data ?? NONE;
