import type { FailedJob, QueueState, WaitingJob } from '../fleet/read-queues.ts';
import type { ServiceState } from '../fleet/read-services.ts';
import { type Html, html } from './html.ts';
import { orderLink } from './timeline-page.ts';
import { duration, moment } from './words.ts';

const STATES = ['waiting', 'prioritized', 'delayed', 'active', 'completed', 'failed'] as const;
/** A worker takes a job within seconds, unless all are busy or none lives. */
const LONG_WAIT_SECONDS = 60;

function queueRow({ queue, counts, oldestWaitingSeconds }: QueueState): Html {
  const long = oldestWaitingSeconds !== null && oldestWaitingSeconds > LONG_WAIT_SECONDS;
  const cells = STATES.map((state) => {
    const count = counts[state] ?? 0;
    return html`<td class="n ${state === 'failed' && count > 0 ? 'alarm' : ''}">${count}</td>`;
  });
  const wait = oldestWaitingSeconds === null ? 'none' : duration(oldestWaitingSeconds);
  const paused = (counts.paused ?? 0) > 0 ? html` <span class="alarm">paused</span>` : null;
  return html`<tr><td>${queue}${paused}</td>${cells}<td class="n ${long ? 'alarm' : ''}">${wait}</td></tr>`;
}

export function queuesSection(queues: readonly QueueState[] | null): Html {
  if (!queues) {
    return html`<section><h2>Queues</h2><p class="alarm">Redis does not answer. Orders are kept in Postgres and
    queued when it is back.</p></section>`;
  }
  return html`<section class="wide"><h2>Queues</h2><table>
<tr><th>Queue</th>${STATES.map((state) => html`<th class="n">${state}</th>`)}<th class="n">oldest waits</th></tr>
${queues.map(queueRow)}</table></section>`;
}

const STATE_WORDS = { ready: 'ready', not_ready: 'not ready', silent: 'no answer' } as const;

export function servicesSection(services: readonly ServiceState[]): Html {
  if (services.length === 0) {
    return html`<section><h2>Services</h2><p>OPS_SERVICES names none.</p></section>`;
  }
  const rows = services.map(({ name, address, state, failing }) => {
    const why = failing.length > 0 ? `: ${failing.join(', ')}` : '';
    return html`<tr><td>${name}</td><td>${address}</td>
<td class="${state === 'ready' ? '' : 'alarm'}">${STATE_WORDS[state]}${why}</td></tr>`;
  });
  return html`<section><h2>Services</h2><table><tr><th>Service</th><th>Health address</th><th>State</th></tr>
${rows}</table></section>`;
}

const WAITING_SHOWN = 20;

export function waitingJobsSection(jobs: readonly WaitingJob[]): Html {
  if (jobs.length === 0) return html`<section class="wide"><h2>Waiting for a part</h2><p>None.</p></section>`;
  const rows = jobs.slice(0, WAITING_SHOWN).map(
    ({
      job,
      orderId,
      part,
      since,
      runs,
      reason,
    }) => html`<tr><td>${job}</td><td>${orderId === null ? null : orderLink(orderId)}</td>
<td class="alarm">${part}</td><td>${moment(since)}</td><td class="n">${runs}</td><td class="reason">${reason}</td></tr>`,
  );
  const count = `${jobs.length} jobs are retried until what they need is back. No order fails by it.`;
  return html`<section class="wide"><h2>Waiting for a part</h2><p>${count}</p><table>
<tr><th>Job</th><th>Order</th><th>Part</th><th>Since, UTC</th><th class="n">Runs</th><th>Reason</th></tr>
${rows}</table></section>`;
}

export function failedJobsSection(jobs: readonly FailedJob[]): Html {
  if (jobs.length === 0) return html`<section class="wide"><h2>Failed jobs</h2><p>None.</p></section>`;
  const rows = jobs.map(
    ({ queue, jobId, job, orderId, attempts, reason, failedAt }) => html`<tr>
<td><a href="/queues/queue/${queue}/${encodeURIComponent(jobId)}">${job}</a></td><td>${orderId === null ? null : orderLink(orderId)}</td>
<td class="n">${attempts}</td><td class="reason">${reason}</td><td>${failedAt && moment(failedAt)}</td></tr>`,
  );
  return html`<section class="wide"><h2>Failed jobs</h2><table>
<tr><th>Job</th><th>Order</th><th class="n">Attempts</th><th>Reason</th><th>Failed, UTC</th></tr>
${rows}</table></section>`;
}
