import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, expect, test } from 'vitest';
import config from '../.dependency-cruiser.mjs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** The names of the rules that an import of one file by another would break, in a tree of just these two. */
async function broken(from: string, to: string, more = ''): Promise<string[]> {
  const baseDir = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')));
  folders.push(baseDir);
  for (const file of [from, to]) mkdirSync(dirname(join(baseDir, file)), { recursive: true });
  writeFileSync(join(baseDir, to), `export interface Thing { one: 1 }\nexport const thing = 1;\n${more}`);
  const up = '../'.repeat(from.split('/').length - 1);
  writeFileSync(join(baseDir, from), `import type { Thing } from '${up}${to}';\nexport const one = {} as Thing;\n`);
  const { tsConfig: _, ...options } = config.options;
  const { output } = await cruise(
    ['packages', 'services', 'apps'].filter((top) => [from, to].some((file) => file.startsWith(top))),
    {
      ...options,
      baseDir,
      validate: true,
      ruleSet: { forbidden: config.forbidden } as never,
    } as never,
  );
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

const ENGINE = 'services/analysis/src/engine';

test.each([
  ['base-packages-import-nothing', 'packages/vision/src/a.ts', 'packages/contracts/src/index.ts'],
  ['shop-subject-storage', 'packages/shop/src/storage/a.ts', 'packages/shop/src/order/b.ts'],
  ['shop-subject-order', 'packages/shop/src/order/a.ts', 'packages/shop/src/mail/index.ts'],
  ['shop-subject-mail', 'packages/shop/src/mail/a.ts', 'packages/shop/src/order/order-queries.ts'],
  ['shop-subjects-listed', 'packages/shop/src/voucher/a.ts', 'packages/shop/src/order/index.ts'],
  ['gateway-subject-http', 'services/gateway/src/http/a.ts', 'services/gateway/src/payment/b.ts'],
  ['contracts-subject-photos', 'packages/contracts/src/photos/a.ts', 'packages/contracts/src/schemas/b.ts'],
  ['style-imports', 'packages/style/src/a.ts', 'packages/platform/src/queue/index.ts'],
  ['packages-below-services', 'packages/shop/src/order/a.ts', 'services/gateway/src/app.ts'],
  ['services-apart', 'services/pdf/src/a.ts', 'services/mailer/src/app.ts'],
  ['engine-judge-imports', `${ENGINE}/judge/a.ts`, `${ENGINE}/say/index.ts`],
  ['engine-rooms-alone', `${ENGINE}/say/a.ts`, `${ENGINE}/judge-sight.ts`],
  ['engine-rooms-alone', `${ENGINE}/measure/a.ts`, 'services/analysis/src/config.ts'],
  ['web-imports', 'apps/web/src/lib/a.ts', 'packages/shop/src/order/index.ts'],
  ['web-ui-imports', 'apps/web/src/ui/a.tsx', 'apps/web/src/order/b.tsx'],
  ['web-content-imports', 'apps/web/src/content/a.tsx', 'apps/web/src/app/b.tsx'],
  ['test-helpers-from-tests', 'services/gateway/src/a.ts', 'packages/testing/src/index.ts'],
  ['test-helpers-from-tests', 'services/gateway/src/a.ts', 'packages/local-stack/src/index.ts'],
  ['no-tests-in-production', 'services/gateway/src/a.ts', 'services/gateway/src/testing/b.ts'],
  ['no-tests-in-production', 'services/gateway/src/a.ts', 'packages/shop/src/testing.ts'],
  ['tables-in-shop-alone', 'services/gateway/src/a.ts', 'node_modules/kysely/index.ts'],
  ['across-workspaces-by-name', 'services/gateway/src/a.ts', 'packages/shop/src/order/place-order.ts'],
])('%s is broken by %s importing %s', async (rule, from, to) => {
  expect(await broken(from, to)).toContain(rule);
});

test('no-cycles is broken by two files that import types of each other', async () => {
  const [one, other] = ['packages/style/src/seasons/a.ts', 'packages/style/src/seasons/b.ts'];
  expect(await broken(one, other, "import type { one } from './a.ts';\nexport type One = typeof one;\n")).toContain(
    'no-cycles',
  );
});

test.each([
  ['packages/style/src/seasons/a.ts', 'packages/style/src/seasons/b.ts'],
  ['apps/web/src/screens/lookup/a.tsx', 'apps/web/src/purchase/b.tsx'],
  ['services/gateway/src/a.test.ts', 'services/gateway/src/testing/b.ts'],
  [`${ENGINE}/find/a.ts`, `${ENGINE}/models.ts`],
  [`${ENGINE}/say/a.ts`, `${ENGINE}/place/index.ts`],
])('%s may import %s', async (from, to) => {
  expect(await broken(from, to)).toEqual([]);
});
