/** One queue a kind of worker, so that each kind scales alone. */
export const QUEUES = ['analysis', 'pdf', 'mailer'] as const;
export type QueueName = (typeof QUEUES)[number];
