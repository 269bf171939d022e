import { setTimeout as sleep } from 'node:timers/promises';
import { createBrowser, createCustomer } from '@trueseason/test-kit';
import type { Stage } from '../compose.ts';
import type { Seen } from '../report.ts';
import type { Photos } from './customers.ts';

interface Alert {
  readonly labels: { readonly alertname: string };
  readonly state: string;
}

async function firing(stage: Stage): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${stage.ports.prometheus}/api/v1/alerts`);
  const { data } = (await answer.json()) as { data: { alerts: Alert[] } };
  return data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
}

/** Waits until all of these fire, or time is up. What is expected fires after its rule's own `for`. */
async function expectAlerts(stage: Stage, names: readonly string[], minutes: number): Promise<Seen[]> {
  const started = performance.now();
  const after = new Map<string, number>();
  while (after.size < names.length && performance.now() - started < minutes * 60_000) {
    await sleep(3_000);
    for (const name of await firing(stage)) {
      if (names.includes(name) && !after.has(name)) after.set(name, (performance.now() - started) / 1000);
    }
  }
  return names.map((name) => {
    const at = after.get(name);
    return {
      what: `${name} fires`,
      value: at === undefined ? 'never' : `after ${at.toFixed(0)} s`,
      ok: at !== undefined,
    };
  });
}

/** An order that is paid for and waits for its photos to be measured. */
async function payFirst(stage: Stage, photos: Photos, email: string): Promise<void> {
  const customer = createCustomer(createBrowser(stage.urls.web), stage.urls.standIns);
  await customer.unlock(await customer.upload(photos), email);
}

/** Asks for what cannot be answered just now. */
async function ask(stage: Stage, until: Promise<unknown>): Promise<void> {
  const done = until.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([done, sleep(300).then(() => false)]))) {
    await fetch(`${stage.urls.web}/api/orders/lookup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: stage.urls.web },
      body: JSON.stringify({ email: 'nobody@example.com', orderNumber: 41_000_000_001 }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => {});
  }
}

/**
 * Our rules in Prometheus against the running containers: faults are made for as long as each rule waits, and the
 * alerts must come. About twenty minutes, hence a step of its own (`--alerts`).
 */
export async function fireAlerts(stage: Stage, photos: Photos): Promise<Seen[]> {
  await stage.compose('--profile', 'monitoring', 'up', '--detach', '--no-deps', 'prometheus');
  await sleep(60_000);
  const seen: Seen[] = [];
  const atRest = await firing(stage);
  seen.push({ what: 'fires while all is well', value: atRest.join(', ') || 'nothing', ok: atRest.length === 0 });

  await stage.compose('stop', 'analysis');
  for (const number of [1, 2]) await payFirst(stage, photos, `waiting-${number}@example.com`);
  seen.push(...(await expectAlerts(stage, ['ServiceGone', 'QueueStarved'], 7)));
  await stage.compose('pause', 'pdf');
  await stage.compose('stop', 'redis');
  await payFirst(stage, photos, 'waiting-3@example.com');
  const queueless = ['RedisAway', 'ProcessSilent', 'OutboxLate', 'WorkOverdue', 'PaidOrderStuck'];
  seen.push(...(await expectAlerts(stage, queueless, 10)));
  await stage.compose('unpause', 'pdf');
  await stage.compose('start', 'redis', 'analysis');

  await stage.compose('stop', 'postgres');
  const away = expectAlerts(stage, ['PostgresAway', 'CallFails', 'ServerErrors'], 10);
  await ask(stage, away);
  seen.push(...(await away));
  await stage.compose('start', 'postgres');

  await stage.compose('stop', 's3');
  seen.push(...(await expectAlerts(stage, ['ObjectStoreAway'], 5)));
  await stage.compose('start', 's3');

  await stage.compose('stop', 'ops');
  seen.push(...(await expectAlerts(stage, ['FleetUnread'], 8)));
  await stage.compose('start', 'ops');
  return seen;
}

/** Every rule by Prometheus' own tool: those as well that no fault here can bring about. */
export async function testRules(stage: Stage): Promise<Seen[]> {
  const image = 'prom/prometheus:v3.15.0';
  const { code, stdout, stderr } = await stage.tryDocker(
    ...['run', '--rm', '--volume', `${process.cwd()}/infra/prometheus:/rules:ro`, '--entrypoint', 'promtool', image],
    ...['test', 'rules', '/rules/tests/alerts.test.yml'],
  );
  const value = code === 0 ? 'as expected' : `${stdout}\n${stderr}`;
  return [{ what: 'all alerts in Prometheus, from recorded faults', value, ok: code === 0 }];
}
