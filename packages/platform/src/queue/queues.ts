/** One queue per kind of worker, to scale separately. */
export const QUEUES = ['analysis', 'pdf', 'mailer'] as const;
export type QueueName = (typeof QUEUES)[number];
