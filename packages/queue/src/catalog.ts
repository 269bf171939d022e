import { type JobName, type JobPayload, jobPayloadSchema } from '@trueseason/contracts';
import type { z } from 'zod';

/** One queue a kind of worker, so that each kind scales alone. */
export const QUEUES = ['analysis', 'pdf', 'mailer'] as const;
export type QueueName = (typeof QUEUES)[number];

export interface JobDefinition<Payload = JobPayload> {
  readonly queue: QueueName;
  readonly schema: z.ZodType<Payload>;
  /** Deterministic, so that asking twice queues once. Never digits alone: BullMQ refuses those. */
  readonly id: (payload: Payload) => string;
  readonly attempts: number;
  /** Exponential from this, with half of it random so that retries do not march in step. */
  readonly backoffMs: number;
  /** A run is told to stop after this. */
  readonly timeoutMs: number;
}

const ofOrder =
  (name: JobName) =>
  ({ orderId }: JobPayload) =>
    `${name}-${orderId}`;

/** All mails alike: about four hours of a provider's outage, 5 s · 2^11. */
const mailJob = (name: JobName): JobDefinition => ({
  queue: 'mailer',
  schema: jobPayloadSchema,
  id: ofOrder(name),
  attempts: 12,
  backoffMs: 5_000,
  timeoutMs: 20_000,
});

/** Every job, once. Handlers are total over these names by type. */
export const CATALOG: Readonly<Record<JobName, JobDefinition>> = {
  analyze: {
    queue: 'analysis',
    schema: jobPayloadSchema,
    id: ofOrder('analyze'),
    // A photo that cannot be measured is an answer, not a failure: only crashes and outages are retried.
    attempts: 4,
    backoffMs: 1_000,
    // Three 12 MP photos take about 1 s; thirty times that is a hang.
    timeoutMs: 30_000,
  },
  'render-report': {
    queue: 'pdf',
    schema: jobPayloadSchema,
    id: ofOrder('render-report'),
    attempts: 5,
    backoffMs: 2_000,
    // A cold Chromium and twenty pages take about 3 s.
    timeoutMs: 45_000,
  },
  'send-results': mailJob('send-results'),
  'send-photo-request': mailJob('send-photo-request'),
  'send-deletion-receipt': mailJob('send-deletion-receipt'),
};
