import type { JobContext, OrderPayload, QueueName } from '@trueseason/platform/queue';
import { sendComplaintMailJob } from '../complaint/index.ts';
import { analyzeJob, renderDisputeFileJob, renderReportJob } from '../flows/index.ts';
import { MAIL_JOBS } from '../mail/index.ts';
import type { Job } from '../outbox/index.ts';

const ALL = [
  analyzeJob,
  renderReportJob,
  renderDisputeFileJob,
  sendComplaintMailJob,
  ...Object.values(MAIL_JOBS),
] as const;

type Known = (typeof ALL)[number];
export type JobName = Known['name'];
export type Jobs = { readonly [Name in JobName]: Extract<Known, { readonly name: Name }> };

export const JOB_LIST: readonly Job<JobName>[] = ALL;
export const JOBS = Object.fromEntries(ALL.map((job) => [job.name, job])) as Jobs;

export const isJobName = (name: string): name is JobName => Object.hasOwn(JOBS, name);

type PayloadOf<Of> = Of extends Job<string, QueueName, infer Payload extends OrderPayload> ? Payload : never;

/** One handler per job of a queue, checked at compile time. */
export type HandlersOf<Queue extends QueueName> = {
  readonly [Name in JobName as Jobs[Name]['queue'] extends Queue ? Name : never]: (
    context: JobContext<PayloadOf<Jobs[Name]>>,
  ) => Promise<void>;
};
