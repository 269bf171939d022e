import { buyOpen, countAtProviders, type Photos, persist } from '@trueseason/workshop/customers';
import { controlProviders, query, type Stage } from '../compose.ts';
import type { Alarm } from './alarm.ts';

/** What the back office does for an operator, as runbook dead-jobs.md says. */
const act = (stage: Stage, order: number, action: string) =>
  stage.compose(
    ...['exec', '--no-TTY', 'gateway', 'node', '--input-type=module', '--eval'],
    `import { openDatabase } from '@trueseason/db';
import { operateOrder } from '@trueseason/orders';
const db = openDatabase({ url: process.env.DATABASE_URL, poolSize: 1, onError: () => {} });
if (!(await operateOrder({ db }, ${order}, '${action}'))) throw new Error('refused');
await db.destroy();`,
  );

/** One mail that the provider rejects permanently, and one report without its result. */
export function givenUp(stage: Stage, photos: Photos): Alarm {
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
      await act(stage, reportless.id, 'render-report');
      await until(`select state from reports where order_id = ${reportless.id}`, 'ready');
      // Without a result its mail cannot be sent either.
      for (const { id } of [refused, reportless]) await act(stage, id, 'resend-mail');
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
