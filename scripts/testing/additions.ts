import type { ScratchCopy } from './scratch-copy.ts';

/** Something new, added step by step as CONTRIBUTING.md says. */
export interface Addition {
  readonly what: string;
  /** The file that defines the addition, if it has no file. */
  readonly home?: string;
  /** The test over all of its kind, which must list it. */
  readonly test?: string;
  /** The tests that go through all of its kind, and have to pass with the new one. */
  readonly passes?: { readonly tests: readonly string[]; readonly named: RegExp };
  /** What is done, and what the compiler has to complain about afterwards; after the last step about nothing. */
  readonly steps: readonly { readonly add: (copy: ScratchCopy) => void; readonly asks: readonly RegExp[] }[];
}

const ROUTES = 'packages/contracts/src/routes.ts';
const CALLS = 'packages/contracts/src/api/order-calls.ts';
const HANDLERS = 'services/gateway/src/routes/order-routes.ts';
const CLIENT = 'apps/web/src/lib/api/name-order.ts';

const call: Addition = {
  what: 'a call',
  home: HANDLERS,
  steps: [
    {
      add: (copy) => {
        copy.insert(
          ROUTES,
          { after: 'export const ORDER_ROUTES = {' },
          "\n  nameOrder: 'PUT /api/orders/:orderId/name',",
        );
        copy.create(CLIENT, "import { call } from './api.ts';\n\nexport const nameOrder = () => call('nameOrder');\n");
      },
      asks: [/order-calls\.ts: .*nameOrder/, /order-routes\.ts: .*nameOrder/],
    },
    {
      add: (copy) => {
        copy.insert(
          CALLS,
          { after: 'export const ORDER_CALLS = {' },
          `
  nameOrder: {
    summary: 'What a customer calls an order.',
    ...small(holder),
    params: orderIdParams,
    body: z.object({ name: z.string().max(40) }),
    answer: done,
    example: { body: { name: 'Mine' } },
  },`,
        );
        copy.insert(
          HANDLERS,
          { before: '    getOrder: async' },
          '    nameOrder: async ({ order, body }) => {\n      await setEmail(db, order.id, body.name);\n      return { success: true };\n    },\n',
        );
        copy.create(
          CLIENT,
          `import { call } from './api.ts';

export const nameOrder = (orderId: number) => call('nameOrder', { params: { orderId }, body: { name: 'Mine' } });
`,
        );
      },
      asks: [],
    },
  ],
};

const JOBS = 'packages/orders/src/jobs/index.ts';
const JOB = 'packages/orders/src/jobs/draw-card.ts';
const WORKER = 'services/pdf/src/main.ts';
const jobText = (rest: string) => `import { orderPayloadSchema } from '@trueseason/queue';
import { defineJob } from './job.ts';

export const drawCardJob = defineJob({
  name: 'draw-card',
  queue: 'pdf',
  payload: orderPayloadSchema,
  timing: { attempts: 3, backoffMs: 1_000, timeoutMs: 30_000, lockMs: 10_000 },
  onExhausted: async () => {},
${rest}});
`;

const job: Addition = {
  what: 'a job',
  steps: [
    {
      add: (copy) => {
        copy.create(JOB, jobText(''));
        copy.insert(
          JOBS,
          { before: "import { analyzeJob } from './analyze.ts';" },
          "import { drawCardJob } from './draw-card.ts';\n",
        );
        copy.insert(JOBS, { before: '...Object.values(MAIL_JOBS)' }, 'drawCardJob, ');
      },
      asks: [/draw-card\.ts: .*findOverdue/, /services\/pdf\/src\/main\.ts: .*draw-card/],
    },
    {
      add: (copy) => {
        copy.create(JOB, jobText('  findOverdue: async () => [],\n'));
        copy.insert(WORKER, { before: "'render-report': (context)" }, "'draw-card': async () => {}, ");
      },
      asks: [],
    },
  ],
};

const PAGES = 'apps/web/src/lib/navigation/pages.ts';
const SCREENS = 'apps/web/src/app/screens.ts';

const page: Addition = {
  what: 'a page',
  steps: [
    {
      add: (copy) =>
        copy.insert(PAGES, { after: 'export const PAGES = {' }, "\n  gifts: { path: '/gifts', kind: 'screen' },"),
      asks: [/screens\.ts: .*gifts/],
    },
    {
      add: (copy) => {
        copy.insert(
          SCREENS,
          { before: '  upload: {' },
          "  gifts: { file: 'screens/gifts/gifts.tsx', lazy: () => import('../screens/gifts/gifts.tsx') },\n",
        );
        copy.create(
          'apps/web/src/screens/gifts/gifts.tsx',
          'export function Component() {\n  return <h1>Gifts</h1>;\n}\n',
        );
      },
      asks: [],
    },
  ],
};

const MODULES = 'apps/web/src/app/content-pages.tsx';
const HEADINGS = 'apps/web/e2e/content-pages.ts';

const contentPage: Addition = {
  what: 'a page that is rendered at build',
  test: HEADINGS,
  steps: [
    {
      add: (copy) =>
        copy.insert(PAGES, { after: 'export const PAGES = {' }, "\n  press: { path: '/press', kind: 'content' },"),
      asks: [/content-pages\.tsx: .*press/, /content-pages\.ts: .*press/],
    },
    {
      add: (copy) => {
        copy.insert(MODULES, { before: '  home: () => import' }, "  press: () => import('../content/press.tsx'),\n");
        copy.create('apps/web/src/content/press.tsx', 'export function Component() {\n  return <h1>Press</h1>;\n}\n');
        copy.insert(HEADINGS, { before: '  home: ' }, "  press: 'Press',\n");
      },
      asks: [],
    },
  ],
};

const CONFIG = 'services/mailer/src/config.ts';

const variable: Addition = {
  what: 'a variable',
  steps: [
    {
      add: (copy) =>
        copy.create(
          'services/mailer/src/gift-days.ts',
          `import type { MailerConfig } from './config.ts';

export const giftDays = ({ GIFT_DAYS }: MailerConfig): number => GIFT_DAYS;
`,
        ),
      asks: [/gift-days\.ts: .*GIFT_DAYS/],
    },
    { add: (copy) => copy.insert(CONFIG, { before: '  MAIL_CONFIRM_MS:' }, '  GIFT_DAYS: positiveInt,\n'), asks: [] },
  ],
};

const MAIL_KINDS = 'packages/db/src/schema/delivery.ts';
const COMPOSE = 'services/mailer/src/compose-mail.ts';
const EVERY_MAIL = 'services/mailer/src/mail/every-mail.test.ts';

const mail: Addition = {
  what: 'a mail',
  test: EVERY_MAIL,
  steps: [
    {
      add: (copy) => copy.insert(MAIL_KINDS, { after: 'export const MAIL_KINDS = [' }, "'gift_card', "),
      asks: [/compose-mail\.ts: .*gift_card/, /every-mail\.test\.ts: .*gift_card/],
    },
    {
      add: (copy) => {
        copy.create(
          'services/mailer/src/mail/gift-card-mail.ts',
          `import type { Mail } from './results-mail.tsx';

export const giftCardMail = (): Mail => ({ subject: 'A gift', preheader: '', html: '<p>A gift</p>', text: 'A gift' });
`,
        );
        copy.insert(
          COMPOSE,
          { before: "import { photoRequestMail } from './mail/photo-request-mail.ts';" },
          "import { giftCardMail } from './mail/gift-card-mail.ts';\n",
        );
        copy.insert(COMPOSE, { before: '  results: composeResults,' }, '  gift_card: async () => giftCardMail(),\n');
        copy.insert(
          EVERY_MAIL,
          { before: 'import { giftMail } from' },
          "import { giftCardMail } from './gift-card-mail.ts';\n",
        );
        copy.insert(EVERY_MAIL, { before: '  gift: giftMail(' }, '  gift_card: giftCardMail(),\n');
      },
      asks: [],
    },
  ],
};

const NAMES = 'packages/contracts/src/season-name.ts';
const SEASONS = 'packages/seasons/src/seasons';

const season: Addition = {
  what: 'a season',
  steps: [
    {
      add: (copy) => copy.insert(NAMES, { after: "  'True Winter',\n" }, "  'Deep Winter',\n"),
      asks: [/src\/ring\.ts: .*Deep Winter/, /src\/profiles\.ts: .*Deep Winter/],
    },
    {
      add: (copy) => {
        for (const table of ['icons', 'loaders', 'palettes', 'profiles', 'ring']) {
          const file = `packages/seasons/src/registry/${table}.ts`;
          const added = copy
            .read(file)
            .replace(
              /^.*true-winter.*\n/gm,
              (row) => row + row.replaceAll('True Winter', 'Deep Winter').replaceAll('true-winter', 'deep-winter'),
            );
          copy.create(file, added);
        }
        for (const file of ['accessories.ts', 'icon.ts', 'index.ts', 'outfits.ts', 'palette.ts', 'ring.ts', 'words.ts'])
          copy.create(
            `${SEASONS}/deep-winter/${file}`,
            copy.read(`${SEASONS}/true-winter/${file}`).replaceAll('True Winter', 'Deep Winter'),
          );
      },
      asks: [],
    },
  ],
};

const action: Addition = {
  what: 'an operator action',
  home: 'packages/orders/src/operate-order.ts',
  steps: [
    {
      add: (copy) => copy.insert('packages/contracts/src/admin.ts', { after: "'render-report', " }, "'hold-mail', "),
      asks: [/contracts\/src\/admin\.ts: .*hold-mail/, /operate-order\.ts: .*hold-mail/],
    },
    {
      add: (copy) => {
        copy.insert(
          'packages/contracts/src/admin.ts',
          { before: "  'ask-photos': {" },
          "  'hold-mail': { title: 'Hold mail', roles: ['support'] },\n",
        );
        copy.insert(
          'packages/orders/src/operate-order.ts',
          { before: "  'ask-photos': {" },
          "  'hold-mail': { helps: ({ order }) => isCompleted(order), run: async () => true, outcome: 'done' },\n",
        );
      },
      asks: [],
    },
  ],
};

const QUESTIONS = 'packages/contracts/src/questions.ts';

const question: Addition = {
  what: 'a question',
  home: QUESTIONS,
  passes: {
    tests: [
      'packages/contracts/src/answers.test.ts',
      'services/analysis/src/engine/combine/set-aside.test.ts',
      'apps/web/src/result/sections/questions-form.test.tsx',
    ],
    named: /tanned/,
  },
  steps: [
    {
      add: (copy) =>
        copy.insert(
          QUESTIONS,
          { before: "  {\n    key: 'hairDyed'," },
          `  {
    key: 'tanned',
    text: 'Were you tanned?',
    hint: 'If so, your skin counts as less certain.',
    choices: [
      {
        value: true,
        label: 'Yes',
        statement: 'I am tanned in these photos',
        setsAside: [{ feature: 'skin', counts: 0.5, sd: [0.03, 0.06, 0.15] }],
        reason: 'You were tanned, so your skin counts as less certain.',
      },
      NO,
    ],
  },
`,
        ),
      asks: [],
    },
  ],
};

export const ADDITIONS: readonly Addition[] = [call, job, page, contentPage, variable, mail, action, season, question];
