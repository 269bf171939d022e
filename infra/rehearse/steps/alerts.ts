import { setTimeout as sleep } from 'node:timers/promises';
import type { Photos } from '@trueseason/workshop/customers';
import type { Seen } from '@trueseason/workshop/report';
import type { Alarm } from '../alarms/alarm.ts';
import { changedAudit } from '../alarms/audit.ts';
import { givenUp } from '../alarms/given-up.ts';
import { keysAway } from '../alarms/keys-away.ts';
import { partsAway } from '../alarms/parts-away.ts';
import { unplacedMoney } from '../alarms/unplaced-money.ts';
import type { Stage } from '../compose.ts';

interface Alert {
  readonly labels: { readonly alertname: string; readonly severity: string };
  readonly state: string;
}

async function firing(stage: Stage): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${stage.ports.prometheus}/api/v1/alerts`);
  const { data } = (await answer.json()) as { data: { alerts: Alert[] } };
  return data.alerts
    .filter(({ state, labels }) => state === 'firing' && labels.severity !== 'none')
    .map(({ labels }) => labels.alertname);
}

/** The longest look back of a rule whose alert ends by itself. */
const END_MINUTES = 20;

/** Waits until all of these fire, or have ended, or times out. */
async function expectAlerts(
  stage: Stage,
  { name, alerts, minutes }: Pick<Alarm, 'name' | 'alerts' | 'minutes'>,
  wanted: 'fires' | 'ends' = 'fires',
): Promise<Seen[]> {
  const started = performance.now();
  const after = new Map<string, number>();
  while (after.size < alerts.length && performance.now() - started < minutes * 60_000) {
    await sleep(3_000);
    const now = await firing(stage);
    for (const alert of alerts)
      if (now.includes(alert) === (wanted === 'fires') && !after.has(alert))
        after.set(alert, (performance.now() - started) / 1000);
  }
  return alerts.map((alert) => {
    const at = after.get(alert);
    return {
      what: `${name}: ${alert} ${wanted}`,
      value: at === undefined ? 'never' : `after ${at.toFixed(0)} s`,
      ok: at !== undefined,
    };
  });
}

async function raise(stage: Stage, alarm: Alarm): Promise<Seen[]> {
  const over = new AbortController();
  await alarm.begin();
  const meanwhile = alarm.meanwhile?.(over.signal);
  try {
    const seen = await expectAlerts(stage, alarm);
    over.abort();
    await meanwhile;
    const mended = await alarm.mend();
    const alerts = alarm.alerts.filter((alert) => !alarm.lasting?.includes(alert));
    return [...seen, ...mended, ...(await expectAlerts(stage, { ...alarm, alerts, minutes: END_MINUTES }, 'ends'))];
  } finally {
    over.abort();
  }
}

const list = (stage: Stage, photos: Photos, folder: string): Alarm[] => [
  ...partsAway(stage, photos),
  givenUp(stage, photos),
  changedAudit(stage),
  keysAway(stage, photos, folder),
  unplacedMoney(stage, photos),
];

/**
 * Runs our Prometheus rules against the containers: causes each fault until its alert fires, then follows the runbook
 * until it ends. About an hour and a half, so it is a separate step (`--alerts`, or `--alerts=keys,audit` for these only). `folder` has
 * further compose files.
 */
export async function fireAlerts(
  stage: Stage,
  photos: Photos,
  folder: string,
  only?: readonly string[],
): Promise<Seen[]> {
  await sleep(60_000);
  // The steps before this one restart every service.
  const atRest = (await firing(stage)).filter((name) => name !== 'Restarts');
  const seen: Seen[] = [
    { what: 'fires while all is well', value: atRest.join(', ') || 'nothing', ok: atRest.length === 0 },
  ];
  for (const alarm of list(stage, photos, folder))
    if (!only || only.includes(alarm.name)) seen.push(...(await raise(stage, alarm)));
  return seen;
}

/** Tests every rule with promtool, including those without a fault here. */
export async function testRules(stage: Stage): Promise<Seen[]> {
  const image = 'prom/prometheus:v3.15.0';
  const { code, stdout, stderr } = await stage.tryDocker(
    ...['run', '--rm', '--volume', `${process.cwd()}/infra/prometheus:/rules:ro`, '--entrypoint', 'promtool', image],
    ...['test', 'rules', '/rules/tests/alerts.test.yml'],
  );
  const value = code === 0 ? 'as expected' : `${stdout}\n${stderr}`;
  return [{ what: 'all alerts in Prometheus, from recorded faults', value, ok: code === 0 }];
}
