import type { Job } from 'bullmq';
import { Counter, Gauge, Histogram, type Registry } from '../runtime/index.ts';
import { faultOf } from './faults.ts';
import type { Producer } from './producer.ts';
import { QUEUES, type QueueName } from './queues.ts';

/** Wraps all handlers: waiting time, duration and outcome. */
export function createJobMetrics(registry: Registry, queue: QueueName) {
  const registers = [registry];
  const wait = new Histogram({
    name: 'job_wait_seconds',
    help: 'From adding a job to its first run',
    labelNames: ['queue', 'job'],
    buckets: [0.05, 0.25, 1, 5, 15, 60, 300, 1800],
    registers,
  });
  const run = new Histogram({
    name: 'job_run_seconds',
    help: 'One run of a job',
    labelNames: ['queue', 'job', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60],
    registers,
  });
  const exhausted = new Counter({
    name: 'job_exhausted_total',
    help: 'Jobs that failed for good',
    labelNames: ['queue', 'job'],
    registers,
  });
  const outages = new Counter({
    name: 'job_outages_total',
    help: 'Runs of jobs that ended because a part was away; they are repeated until it is back',
    labelNames: ['queue', 'job', 'part'],
    registers,
  });
  return {
    outage: (job: Job, part: string) => outages.inc({ queue, job: job.name, part }),
    exhausted: (job: Job) => exhausted.inc({ queue, job: job.name }),
    observe: async (job: Job, work: () => Promise<void>) => {
      if (job.attemptsStarted <= 1) wait.observe({ queue, job: job.name }, (Date.now() - job.timestamp) / 1000);
      const end = run.startTimer({ queue, job: job.name });
      try {
        await work();
        end({ outcome: 'completed' });
      } catch (error) {
        end({ outcome: faultOf(error) === 'transient' ? 'outage' : 'failed' });
        throw error;
      }
    },
  };
}

export type JobMetrics = ReturnType<typeof createJobMetrics>;

/** Jobs by queue and state, read at scrape. Scale on `waiting + prioritized + delayed + active`. */
export function exposeQueueDepth(registry: Registry, producer: Pick<Producer, 'queues' | 'isConnected'>): void {
  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs in a queue by state',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      // BullMQ would wait forever for a first connection, and block the scrape.
      if (!producer.isConnected()) return;
      const counts = await Promise.all(
        QUEUES.map((queue) => producer.queues[queue].getJobCounts().catch(() => ({}) as Record<string, number>)),
      );
      for (const [index, queue] of QUEUES.entries()) {
        for (const [state, count] of Object.entries(counts[index] ?? {})) this.set({ queue, state }, count);
      }
    },
  });
}
