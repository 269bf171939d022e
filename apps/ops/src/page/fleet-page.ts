import type { Fleet } from '../fleet/read-fleet.ts';
import { SIGN_OUT_PATH } from '../http/sign-in.ts';
import { html } from './html.ts';
import { deliveriesSection, outboxSection, overdueSection, statusSection, stuckSection } from './order-sections.ts';
import { failedJobsSection, queuesSection, servicesSection, waitingJobsSection } from './queue-sections.ts';
import { STYLE } from './style.ts';
import { moment } from './words.ts';

const REFRESH_SECONDS = 10;

export interface Looker {
  readonly writable: boolean;
  /** Null where the password of the configuration opened. */
  readonly name: string | null;
}

/** The state of everything on one page, which loads itself again without a script. */
export function fleetPage(fleet: Fleet, { writable, name }: Looker): string {
  const { orders } = fleet;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${REFRESH_SECONDS}">
<title>Fleet, TrueSeason</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Fleet</h1>
<p>${moment(fleet.at)} UTC, every ${REFRESH_SECONDS} s</p>
<p>${writable ? 'jobs can be retried and removed' : 'read-only'}</p>
<p><a href="/queues/">Queues in detail</a></p>
<p><a href="/api/fleet">JSON</a></p>
${name === null ? null : html`<form method="post" action="${SIGN_OUT_PATH}">${name} <button>Sign out</button></form>`}
</header>
<main>
${queuesSection(fleet.queues)}
${servicesSection(fleet.services)}
${
  orders
    ? [
        statusSection(orders),
        outboxSection(orders),
        stuckSection(orders, writable),
        overdueSection(orders),
        deliveriesSection(orders, writable),
      ]
    : html`<section><h2>Orders</h2><p class="alarm">Postgres does not answer.</p></section>`
}
${waitingJobsSection(fleet.waitingJobs)}
${failedJobsSection(fleet.failedJobs)}
</main>
</body>
</html>`.text;
}
