import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { scratchCopy } from './testing/scratch-copy.ts';

const contributing = readFileSync(join(import.meta.dirname, '../CONTRIBUTING.md'), 'utf8');
const copy = scratchCopy();
afterAll(() => copy.remove());

interface Addition {
  readonly what: string;
  /** The first thing that is added: a file, or a text behind another in a file. */
  readonly path: string;
  readonly after?: string;
  readonly text: string;
  /** What the compiler then asks for. */
  readonly asks: readonly RegExp[];
}

const ADDITIONS: readonly Addition[] = [
  {
    what: 'a call',
    path: 'packages/contracts/src/routes/routes.ts',
    after: 'export const ORDER_ROUTES = {',
    text: "\n  nameOrder: 'PUT /api/orders/:orderId/name',",
    asks: [/order-calls\.ts: .*nameOrder/, /order-routes\.ts: .*nameOrder/],
  },
  {
    what: 'a job that does not say when it is overdue',
    path: 'packages/shop/src/flows/draw-card-job.ts',
    text: `import { orderPayloadSchema } from '@trueseason/platform/queue';
import { defineJob } from '../outbox/index.ts';

export const drawCardJob = defineJob({
  name: 'draw-card',
  queue: 'pdf',
  payload: orderPayloadSchema,
  timing: { attempts: 3, backoffMs: 1_000, timeoutMs: 30_000, lockMs: 10_000 },
  onExhausted: async () => {},
});
`,
    asks: [/draw-card-job\.ts: .*findOverdue/],
  },
  {
    what: 'that job among the others',
    path: 'packages/shop/src/jobs/job-list.ts',
    after: "import { MAIL_JOBS } from '../mail/index.ts';\n",
    text: "import { drawCardJob } from '../flows/draw-card-job.ts';\n",
    asks: [],
  },
  {
    what: 'that job in the list',
    path: 'packages/shop/src/jobs/job-list.ts',
    after: 'const ALL = [',
    text: 'drawCardJob, ',
    asks: [/services\/pdf\/src\/main\.ts: .*draw-card/],
  },
  ...(
    [
      ['a page', 'screen', 'gifts', [/screens\.ts: .*gifts/]],
      [
        'a page that is rendered at build',
        'content',
        'press',
        [/app\/content-pages\.tsx: .*press/, /e2e\/content-pages\.ts: .*press/],
      ],
    ] as const
  ).map(([what, kind, name, asks]) => ({
    what,
    path: 'apps/web/src/lib/navigation/pages.ts',
    after: 'export const PAGES = {',
    text: `\n  ${name}: { path: '/${name}', kind: '${kind}' },`,
    asks,
  })),
  {
    what: 'the use of a variable',
    path: 'services/mailer/src/gift-days.ts',
    text: "import type { MailerConfig } from './config.ts';\n\nexport const giftDays = ({ GIFT_DAYS }: MailerConfig): number => GIFT_DAYS;\n",
    asks: [/gift-days\.ts: .*GIFT_DAYS/],
  },
  {
    what: 'a mail',
    path: 'packages/shop/src/mail/mail-kinds.ts',
    after: 'export const MAIL_POLICIES = {',
    text: '\n  gift_card: NOTICE,',
    asks: [/compose-mail\.ts: .*gift_card/, /every-mail\.test\.ts: .*gift_card/],
  },
  {
    what: 'a mail with a date',
    path: 'packages/shop/src/mail/mail-kinds.ts',
    after: 'export const MAIL_POLICIES = {',
    text: '\n  gift_year: REMINDER,',
    asks: [/compose-mail\.ts: .*gift_year/, /every-mail\.test\.ts: .*gift_year/],
  },
  {
    what: 'that mail, requested without its date',
    path: 'packages/shop/src/mail/request-mail.ts',
    after: 'export async function requestWithdrawalMail(trx: Transaction, orderId: number): Promise<void> {',
    text: "\n  await requestMail(trx, {} as never, 'gift_year', 1);",
    asks: [/request-mail\.ts: .*gift_year/],
  },
  {
    what: 'an operator action',
    path: 'packages/contracts/src/back-office/admin.ts',
    after: "'render-report', ",
    text: "'hold-mail', ",
    asks: [/contracts\/src\/back-office\/admin\.ts: .*hold-mail/, /operate-order\.ts: .*hold-mail/],
  },
  {
    what: 'a column of an order',
    path: 'packages/shop/src/order/orders-table.ts',
    after: 'export interface OrdersTable {',
    text: '\n  photos_taken_on: Date | null;',
    asks: [/flows\/order-access\.ts: .*photos_taken_on/],
  },
  {
    what: 'that field on its way out',
    path: 'packages/contracts/src/schemas/order.ts',
    after: 'export const publicOrderSchema = orderStateSchema\n  .extend({',
    text: '\n    photosTakenOn: z.string().nullable(),',
    asks: [/view\/order-view\.ts: .*photosTakenOn/],
  },
  {
    what: 'a limit that does not say in how many minutes',
    path: 'packages/contracts/src/rows/order-calls.ts',
    after: 'limits: [',
    text: "per('address', 10), ",
    asks: [/order-calls\.ts: Expected 3 arguments/],
  },
  {
    what: 'a background task that does not say whether it is done',
    path: 'services/gateway/src/jobs/clean-up.ts',
    after: 'export const TASKS: Readonly<Record<string, Task>> = {',
    text: "\n  'old cards': async () => {},",
    asks: [/clean-up\.ts: .*Bite/],
  },
  {
    what: 'a sentence about a person, on a fact that does not exist',
    path: 'packages/style/src/reading/lines/hair.ts',
    after: 'export const OWN_HAIR = firstMatch(',
    text: "\n  { id: 'hair-gloss', when: { gloss: 'some' }, text: 'Your hair shines.' },",
    asks: [/lines\/hair\.ts: .*gloss/],
  },
  {
    what: 'another fact',
    path: 'packages/style/src/person/facts.ts',
    after: 'export const FACTS = {',
    text: "\n  freckles: ['some', 'none'],",
    asks: [/reading\/facts\.ts: .*freckles/],
  },
  {
    what: 'a season',
    path: 'packages/contracts/src/result/season-name.ts',
    after: "  'True Winter',\n",
    text: "  'Deep Winter',\n",
    asks: [/seasons\/ring\.ts: .*Deep Winter/, /seasons\/profiles\.ts: .*Deep Winter/],
  },
];

// All side by side, because a look of the compiler at the whole product takes seconds.
it('the compiler complains about all that an addition lacks, and CONTRIBUTING.md names the places', async () => {
  for (const { path, after, text } of ADDITIONS) {
    if (after) copy.insert(path, after, text);
    else copy.create(path, text);
  }
  const complaints = await copy.complaints();
  for (const { what, path, asks } of ADDITIONS) {
    const found = asks.map((ask) => complaints.find((complaint) => ask.test(complaint)));
    expect(found, what).not.toContain(undefined);
    for (const place of [path, ...found.map((complaint = '') => complaint.split(':')[0] ?? '')])
      expect(contributing, what).toMatch(named(place));
  }
}, 600_000);

/** The groups of calls, jobs, services and tables are alike; CONTRIBUTING.md may show one name for all. */
const named = (place: string): RegExp =>
  new RegExp(
    place
      .replace('/order/order-routes', '/(order|<subject>)/order-routes')
      .replace(/order-(calls|routes)/, '(order|<group>)-$1')
      .replace('draw-card', '<name>')
      .replace('lines/hair', 'lines/<theme>')
      .replace(/^packages\/style\/src\/seasons\/\w+\.ts$/, 'packages/style/src/seasons/registry/')
      .replace(/^services\/(\w+)\//, 'services/($1|<name>)/')
      .replace('gift-days', 'config'),
  );
