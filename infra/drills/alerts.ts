import { setTimeout as sleep } from 'node:timers/promises';
import type { Observation } from '@trueseason/drills/report';
import type { Stage } from './compose.ts';
import { alertsIn } from './receiver.ts';

/** The longest `for` of a rule, twice: it waits for samples, too. */
const DELIVERED_MS = 12 * 60_000;
const LOOK_MS = 3_000;

/** Waits until all of these have reached their receiver. @param since a moment as ISO 8601 */
export async function awaitAlerts(stage: Stage, since: string, alerts: readonly string[]): Promise<Observation[]> {
  const secondsUntil = new Map<string, number>();
  const deadline = Date.now() + DELIVERED_MS;
  for (;;) {
    const received = alertsIn(await stage.compose('logs', '--no-log-prefix', '--since', since, 'receiver'));
    for (const alert of alerts)
      if (received.has(alert) && !secondsUntil.has(alert))
        secondsUntil.set(alert, (Date.now() - Date.parse(since)) / 1000);
    if (secondsUntil.size === alerts.length || Date.now() > deadline) break;
    await sleep(LOOK_MS);
  }
  return alerts.map((alert) => {
    const at = secondsUntil.get(alert);
    const value = at === undefined ? 'never' : `after ${at.toFixed(0)} s`;
    return { what: `${alert} reached its receiver`, value, ok: at !== undefined };
  });
}
