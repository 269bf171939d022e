import { BRAND } from '@trueseason/contracts';
import { SIGN_OUT_PATH } from '../operators/sign-in.ts';
import { formatMoment } from '../page/format-time.ts';
import { html, page, section } from '../page/html.ts';
import { outboxSection, overdueJobsSection, statusSection, stuckSection } from './order-sections.ts';
import { problemsOf } from './problems.ts';
import { failedJobsSection, queuesSection, servicesSection, waitingJobsSection } from './queue-sections.ts';
import type { Fleet } from './read-fleet.ts';

export const REFRESH_SECONDS = 10;

export interface Looker {
  /** Null with the configured password. */
  readonly name: string | null;
  /** Does not reload itself. */
  readonly still: boolean;
}

/** The state of everything on one page, which reloads itself without a script. */
export function fleetPage(fleet: Fleet, { name, still }: Looker): string {
  const { orders } = fleet;
  const problems = problemsOf(fleet);
  const state = problems.length === 0 ? 'All is well' : problems.join('; ');
  const main = [
    queuesSection(fleet.queues),
    servicesSection(fleet.services),
    ...(orders
      ? [statusSection(orders), outboxSection(orders), stuckSection(orders), overdueJobsSection(orders)]
      : [section('Orders', html`<p class="alarm">Postgres does not answer.</p>`)]),
    waitingJobsSection(fleet.waitingJobs),
    failedJobsSection(fleet.failedJobs),
  ];
  return page({
    title: `${state} · Fleet, ${BRAND.name}`,
    header: html`<h1>Fleet</h1>
<p class="state ${problems.length > 0 ? 'alarm' : ''}">${state}.</p>
<p>${formatMoment(fleet.at)} UTC, ${still ? html`<a href="/">reload every ${REFRESH_SECONDS} s</a>` : html`every ${REFRESH_SECONDS} s, <a href="/?still">stop</a>`}</p>
<p>An order's number leads to the back office, which requests failed work again. What waits for a person is under <em>Attention</em> there.</p>
<p><a href="/queues/">Queues in detail</a></p>
<p><a href="/api/fleet">JSON</a></p>
${name === null ? null : html`<form method="post" action="${SIGN_OUT_PATH}">${name} <button>Sign out</button></form>`}`,
    main,
  });
}
