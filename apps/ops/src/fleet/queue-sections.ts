import { formatDuration, formatMoment } from '../page/format-time.ts';
import { type Html, html, listSection, orderLink, section, table } from '../page/html.ts';
import type { FailedJob, QueueState, WaitingJob } from './read-queues.ts';
import type { ServiceState } from './read-services.ts';

const STATES = ['waiting', 'prioritized', 'delayed', 'active', 'completed', 'failed'] as const;

function queueRow({ queue, counts, oldestWaitingSeconds, late }: QueueState): Html {
  const cells = STATES.map((state) => {
    const count = counts[state] ?? 0;
    return html`<td class="n ${state === 'failed' && count > 0 ? 'alarm' : ''}">${count}</td>`;
  });
  const wait = oldestWaitingSeconds === null ? 'none' : formatDuration(oldestWaitingSeconds);
  const paused = (counts.paused ?? 0) > 0 ? html` <span class="alarm">paused</span>` : null;
  return html`<tr><td><a href="/queues/queue/${queue}">${queue}</a>${paused}</td>${cells}
<td class="n ${late ? 'alarm' : ''}">${wait}</td></tr>`;
}

export function queuesSection(queues: readonly QueueState[] | null): Html {
  const body = queues
    ? table(['Queue', ...STATES.map((state) => `${state}#`), 'oldest waits#'], queues.map(queueRow))
    : html`<p class="alarm">Redis does not answer. Orders are kept in Postgres and queued when it is back.</p>`;
  return section('Queues', body, true);
}

const STATE_WORDS = { ready: 'ready', not_ready: 'not ready', silent: 'no answer' } as const;

export function servicesSection(services: readonly ServiceState[]): Html {
  if (services.length === 0) return section('Services', html`<p>OPS_SERVICES names none.</p>`);
  const rows = services.map(({ name, address, state, failing }) => {
    const why = failing.length > 0 ? `: ${failing.join(', ')}` : '';
    return html`<tr><td>${name}</td><td>${address}</td>
<td class="${state === 'ready' ? '' : 'alarm'}">${STATE_WORDS[state]}${why}</td></tr>`;
  });
  return section('Services', table(['Service', 'Health address', 'State'], rows));
}

const WAITING_SHOWN = 20;

export function waitingJobsSection(jobs: readonly WaitingJob[]): Html {
  const rows = jobs.slice(0, WAITING_SHOWN).map(
    ({ job, orderId, part, since, runs, reason }) => html`<tr><td>${job}</td><td>${orderLink(orderId)}</td>
<td class="alarm">${part}</td><td>${formatMoment(since)}</td><td class="n">${runs}</td><td class="reason">${reason}</td></tr>`,
  );
  const count = html`<p>${jobs.length} jobs are retried until what they need is back. No order fails by it.</p>`;
  const columns = ['Job', 'Order', 'Part', 'Since, UTC', 'Runs#', 'Reason'];
  return listSection('Waiting for a part', columns, rows, true, count);
}

export function failedJobsSection(jobs: readonly FailedJob[]): Html {
  const rows = jobs.map(
    ({ queue, jobId, job, orderId, attempts, reason, failedAt }) => html`<tr>
<td><a href="/queues/queue/${queue}/${encodeURIComponent(jobId)}">${job}</a></td><td>${orderLink(orderId)}</td>
<td class="n">${attempts}</td><td class="reason">${reason}</td><td>${failedAt && formatMoment(failedAt)}</td></tr>`,
  );
  return listSection('Failed jobs', ['Job', 'Order', 'Attempts#', 'Reason', 'Failed, UTC'], rows, true);
}
