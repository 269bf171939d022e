import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buyOpen, countAtProviders, type Photos, persist } from '@trueseason/workshop/customers';
import { controlProviders, query, type Stage } from '../compose.ts';
import type { Alarm } from './alarm.ts';

/** The dashboards in writable mode, as runbook dead-jobs.md requires. */
async function openWritableOps(stage: Stage, folder: string) {
  const file = join(folder, 'writable-ops.json');
  writeFileSync(file, JSON.stringify({ services: { ops: { environment: { OPS_WRITABLE: 'true' } } } }));
  await stage.composeWith(file, 'up', '--detach', '--wait', '--no-deps', 'ops');
  const authorization = `Basic ${Buffer.from(`ops:${stage.settings.OPS_PASSWORD}`).toString('base64')}`;
  return async (order: number, action: string) => {
    const { status } = await fetch(`${stage.urls.ops}/orders/${order}/${action}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
    });
    if (status !== 303) throw new Error(`${action} of order ${order}: ${status}`);
  };
}

/** One mail that the provider rejects permanently, and one report without its result. */
export function givenUp(stage: Stage, photos: Photos, folder: string): Alarm {
  const until = (sql: string, wanted: string) =>
    persist(async () => {
      const answer = await query(stage, sql);
      if (answer.trim() !== wanted) throw new Error(`${sql}: ${answer}`);
    }, 60_000);
  let refused: Awaited<ReturnType<typeof buyOpen>>;
  let reportless: Awaited<ReturnType<typeof buyOpen>>;
  return {
    name: 'given up',
    alerts: ['MailsFail', 'ReportsFail', 'DeadJobs'],
    minutes: 4,
    begin: async () => {
      await controlProviders(stage, { sendgrid: { failNext: { times: 1, status: 400 } } });
      refused = await buyOpen(stage.urls, photos, 'refused@example.com');
      await until(`select state from mails where order_id = ${refused.id}`, 'failed');
      await stage.compose('stop', 'pdf');
      reportless = await buyOpen(stage.urls, photos, 'reportless@example.com');
      await query(
        stage,
        `create table set_aside as select * from analyses where order_id = ${reportless.id};
         delete from analyses where order_id = ${reportless.id}`,
      );
      await stage.compose('start', 'pdf');
      await until(`select state from reports where order_id = ${reportless.id}`, 'failed');
    },
    mend: async () => {
      await query(stage, 'insert into analyses select * from set_aside; drop table set_aside');
      const act = await openWritableOps(stage, folder);
      await act(reportless.id, 'render-report');
      await until(`select state from reports where order_id = ${reportless.id}`, 'ready');
      // Without a result its mail cannot be sent either.
      for (const { id } of [refused, reportless]) await act(id, 'resend-mail');
      await refused.customer.waitForMail(refused.id, 120_000);
      await reportless.customer.waitForMail(reportless.id, 120_000);
      const report = await persist(async () => {
        const { status } = await reportless.browser.call('GET', `/api/orders/${reportless.id}/pdf`);
        if (status !== 200) throw new Error(`The report: ${status}`);
        return status;
      });
      return [
        { what: 'the report that was made again', value: String(report), ok: report === 200 },
        ...(await countAtProviders(stage.urls, [refused, reportless])),
      ];
    },
  };
}
