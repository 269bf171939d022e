import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import {
  BRAND,
  DEFAULT_CURRENCY,
  formatPrice,
  PRICE_CENTS,
} from '../../packages/contracts/src/product/brand-and-price.ts';
import { findCasts } from './casts.mjs';
import { findDeviceApis, findEndlessWaits, listWaits } from './device-apis.mjs';
import { findLooseFacts, findTypedFacts } from './facts.mjs';
import { findLooseText } from './loose-text.mjs';
import { findMissingCommands, findMissingPaths } from './named-files.mjs';
import { findSuperLinear } from './patterns.mjs';
import { findPersonLines } from './person-lines.mjs';
import { listFiles, parse, proseOf, readSources } from './sources.mjs';
import { findForeignTables } from './table-owners.mjs';
import { wrongWords } from './words.mjs';

const FILE = 'services/gateway/src/a.ts';
const source = (text: string, path = FILE) => parse(path, text);

it('the checks read what .gitignore does not name, without a repository or git', () => {
  const root = mkdtempSync(join(tmpdir(), 'list-files-'));
  for (const folder of ['src/dist', 'src/screenshots', 'screenshots'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, '.gitignore'), 'dist/\n*.log\n/screenshots/\n');
  const files = ['src/a.ts', 'src/a.log', 'src/dist/a.js', 'src/screenshots/a.ts', 'screenshots/a.png'];
  for (const file of files) writeFileSync(join(root, file), '');
  vi.stubEnv('PATH', '');
  expect(listFiles(root).sort()).toEqual(['.gitignore', 'src/a.ts', 'src/screenshots/a.ts']);
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

describe('casts', () => {
  it('are counted in product code, but not `as const` or renamed imports', () => {
    const text = `import { a as b } from 'a';\nexport const c = [b] as const;\nexport const d = b as string;\n`;
    expect(findCasts([source(text), source(text, 'services/gateway/src/a.test.ts')])).toEqual([
      { place: `${FILE}:3`, double: false },
    ]);
  });
});

it('a promise of the browser that may never settle is waited for with a limit', () => {
  const find = (text: string) => findEndlessWaits([source(text, 'apps/web/src/a.ts')]).length;
  expect(find('await file.arrayBuffer();')).toBe(1);
  expect(find('image.decode().then(show);')).toBe(1);
  expect(find("await inTime('file', file.arrayBuffer());")).toBe(0);
  expect(find("const opening = devices.getUserMedia({}); await inTime('permission', opening);")).toBe(0);
  expect(find('const opening = devices.getUserMedia({}); await opening;')).toBe(1);
  expect(find('decoder.decode(bytes);')).toBe(0);
  expect(find("import { get as load } from 'idb-keyval'; load('a');")).toBe(1);
  expect(find("import { get } from 'idb-keyval'; tryStorage(() => get('a'));")).toBe(0);
  expect(find('await navigator.serviceWorker.ready; history.go(-1); history.pushState({}, "");')).toBe(2);
  expect(find('new Worker(url).postMessage(1);')).toBe(1);
  expect(find("inTime('worker', ask(new Worker(url)));")).toBe(0);
});

it('each promise of the browser is walked where it never settles', () => {
  const root = join(import.meta.dirname, '../..');
  const web = 'apps/web/src/';
  const waits = listWaits(
    readSources(
      root,
      listFiles(root).filter((path: string) => path.startsWith(web)),
    ),
  );
  const walks = readFileSync(join(root, 'apps/web/e2e/spec/never-settles.spec.ts'), 'utf8');
  const names = waits.map(({ name, path }: { name: string; path: string }) => `${name} in ${path.slice(web.length)}`);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name: string) => !walks.includes(`\n  '${name}': [`))).toEqual([]);
  const walked = [...walks.matchAll(/\n {2}'(\w+ in [\w/.-]+)': \[/g)].map(([, name]) => name);
  expect(walked.filter((name) => !names.includes(name))).toEqual([]);
});

it("a device's storage, canvas and clipboard are called in one module each", () => {
  const find = (text: string, path: string) => findDeviceApis([source(text, `apps/web/src/${path}`)]);
  const text = `import { get } from 'idb-keyval';
localStorage.setItem('a', '');
window.caches.open('a');
context.getImageData(0, 0, 1, 1);
navigator.share({});
`;
  const lines = find(text, 'garment/a.ts').map((finding: string) => finding.split(' ')[0]);
  expect(lines.sort()).toEqual([1, 2, 3, 4, 5].map((line) => `apps/web/src/garment/a.ts:${line}`));
  expect(find("localStorage.setItem('a', '');", 'lib/browser/storage.ts')).toEqual([]);
  expect(find('order.share(); event.clipboardData;', 'garment/a.ts')).toEqual([]);
});

it('finds tables of another subject, in the builder and in SQL', () => {
  const SHOP = 'packages/shop/src';
  const find = (text: string) =>
    findForeignTables([
      { path: `${SHOP}/order/tables.ts`, text: 'export type OrderTables = {\n  orders: OrdersTable;\n};\n' },
      { path: `${SHOP}/mail/a.ts`, text },
    ]).map((finding: string) => finding.split(',')[0]);
  const [reads, writes] = [`${SHOP}/mail/a.ts reads orders`, `${SHOP}/mail/a.ts writes to orders`];
  expect(find("query(db).selectFrom('orders')")).toEqual([reads]);
  expect(find('sql`select 1 from mails join orders using (id)`')).toEqual([reads]);
  expect(find("query(db).updateTable('orders')")).toEqual([writes]);
  expect(find('sql`with a as (delete from orders) select`')).toEqual([writes]);
  expect(find('sql`select 1 from orders_of_mail`')).toEqual([]);
});

describe('what texts name', () => {
  const paths = [
    'services/gateway/src/http/bind.ts',
    'packages/keys/src/index.ts',
    'docs/decisions/0007-why.md',
    'docs/guide.md',
  ];
  const find = (text: string) => findMissingPaths([{ path: 'docs/a.md', text }], paths);

  it.each([
    '`http/bind.ts`, `packages/keys`, `dist/main.js`, `LINK_SECRET`, `packages/*/src`, `http/*.ts`',
    '# services/gateway/src/http/bind.ts, of packages/keys; https://a.example/docs/b\n# apps/web/dist',
    'As bind.ts and bind.js, compiled, do with Stripe.js; decision 7',
    '[Why](decisions/0007-why.md#cost), [guide](guide.md), [code](../packages/keys), [site](https://a.example/b.md)',
  ])('is there: %s', (text) => {
    expect(find(text)).toEqual([]);
  });

  it.each([
    ['# As services/gateway/src/limits.ts says.', 'services/gateway/src/limits.ts'],
    ['`ind.ts`', 'ind.ts'],
    ['as gone.test.ts shows', 'gone.test.ts'],
    ['`services/mailer/src`', 'services/mailer/src'],
    ['`packages/*/e2e`', 'packages/*/e2e'],
    ['(decision 8)', 'decision 8'],
    ['of `@trueseason/gone`', '@trueseason/gone'],
    ['[gone](decisions/0008-gone.md)', 'decisions/0008-gone.md'],
  ])('is not there: %s', (text, name) => {
    expect(find(`\n${text}`)).toEqual([`docs/a.md:2 names ${name}, which is not there`]);
  });

  it('includes commands in any position', () => {
    const gone = `npm run ${'gone'}`;
    const goneWord = `npm run shop -- ${'gone'}`;
    const text = `\n'npm run check -- --all', '${gone}'\nnpm run bench -- orders; npm run shop -- operator; ${goneWord} now`;
    const commands = new Map<string, string[] | undefined>([
      ['check', undefined],
      ['bench', undefined],
      ['shop', ['operator']],
    ]);
    expect(findMissingCommands([{ path: 'a.ts', text }], commands)).toEqual([
      `a.ts:2 names ${gone}, which is not there`,
      `a.ts:3 names ${goneWord}, which is not there`,
    ]);
  });

  it('is read from documents whole, and from comments of other files', () => {
    const prose = (path: string, text: string) =>
      proseOf(path, text, path.endsWith('.ts') ? [source(text, path)] : []).trim();
    expect(prose('a.md', '`a`')).toBe('`a`');
    expect(prose('a.ts', "const a = '// no'; // yes")).toBe('// yes');
    expect(prose('a.css', 'a { color: #fff } /* yes */')).toBe('/* yes */');
    for (const path of ['a.yml', 'a.sh', 'infra/docker/web.Dockerfile', 'infra/docker/Caddyfile', '.env.example'])
      expect(prose(path, 'A=b#no\n# yes')).toBe('# yes');
    expect(prose('a.json', '{ "a": "# no" }')).toBe('');
  });
});

it('finds claims about a person outside packages/style/src/reading', () => {
  const find = (path: string, text: string) => findPersonLines([path], () => text);
  const SCREEN = 'apps/web/src/result/steps/hair.tsx';
  for (const text of [
    'Your hair is nearly black.',
    'You’re warm.',
    'Your own skin reads golden',
    'We couldn’t see your eyes.',
  ])
    for (const path of [SCREEN, 'apps/web/src/try-on/areas.ts', 'packages/style/src/seasons/hair/reach.ts'])
      expect(find(path, text)).toHaveLength(1);
  expect(find(SCREEN, 'Each one beside your own hair, on the left.')).toEqual([]);
  expect(find('packages/style/src/reading/lines/hair.ts', 'Your hair is nearly black.')).toEqual([]);
});

it('text next to conditional elements is wrapped', () => {
  const find = (jsx: string) => findLooseText([source(`export const A = () => ${jsx};`, 'apps/web/src/a.tsx')]);
  for (const jsx of ['<p>{busy && <i />}Send</p>', '<p>Total: {n ? <b>{n}</b> : null}</p>', "<p>{a}{b && ' more'}</p>"])
    expect(find(jsx)).toHaveLength(1);
  for (const jsx of ['<p>{busy && <i />}<span>Send</span></p>', '<p>Total: {a ?? 0}</p>', "<p>{b ? 'One' : 'Two'}</p>"])
    expect(find(jsx)).toEqual([]);
});

describe('patterns', () => {
  it.each([String.raw`/^[^@]+@[^@]+\.[^@]+$/`, '/(a+)+$/', String.raw`/\.[^/]*$/`, "new RegExp('(a|a)*b')"])(
    '%s takes more than linear time',
    (pattern) => {
      expect(findSuperLinear([source(`export const p = ${pattern};`)])).toHaveLength(1);
    },
  );

  it.each(['/^[^@]+@[^@.]+$/', String.raw`/^\d{1,12}$/`])('%s does not', (pattern) => {
    expect(findSuperLinear([source(`export const p = ${pattern};`)])).toEqual([]);
  });
});

describe('facts', () => {
  const SYMBOL = formatPrice(0).replace(/[\d.]/g, '');

  it.each([
    `const a = 'Only ${formatPrice(PRICE_CENTS)} today';`,
    `const a = 'From ${SYMBOL}15';`,
    `const a = { currency: '${DEFAULT_CURRENCY}' };`,
    `const a = \`due: ${SYMBOL}\${b}\`;`,
    `const a = <p>Pay ${SYMBOL}{b}</p>;`,
    `const a = 'A ${BRAND.name} gift';`,
    `const a = '${BRAND.slug}-orders.csv';`,
    `const a = 'By ${BRAND.handle}';`,
    'const a = `Deleted after 30 days`;',
    'const a = <p>within fourteen\n days</p>;',
    `const a = 'Write to ${BRAND.supportEmail}';`,
    "const a = 'You are remembered for 60 days';",
    "const a = 'The code is good for 10 minutes';",
    "const a = 'Signed out after twelve hours';",
    "const a = 'Kept for 3 years';",
    "const a = 'up to 3 photos';",
    "const a = 'at most 10MB';",
    "const a = 'The 12 seasons';",
    "const a = '16 types';",
  ])('are found where they are typed again: %s', (text) => {
    expect(findTypedFacts([source(text, 'apps/web/src/a.tsx')], [])).toHaveLength(1);
  });

  it.each(["const a = 'Three photos by a window';", "const a = 'in 130 days';", "const a = days + ' days';"])(
    'are not found in %s',
    (text) => {
      expect(findTypedFacts([source(text, 'apps/web/src/a.tsx')], [])).toEqual([]);
    },
  );

  it('include our name in pages', () => {
    const page = { path: 'apps/web/head.html', text: `<title>${BRAND.name}: colors</title>` };
    expect(findTypedFacts([], [page])).toHaveLength(1);
    expect(findTypedFacts([], [{ ...page, text: '<title>{{brand}}: colors</title>' }])).toEqual([]);
  });

  it('are held to their homes in documents, also over the end of a line', () => {
    const runbook = (text: string) => ({ path: 'infra/runbooks/a.md', text });
    expect(
      findLooseFacts([runbook('Gone 30 days\n(`PHOTO_RETENTION.completedDays`) after. A call takes 31 days.')]),
    ).toEqual([]);
    expect(findLooseFacts([runbook('Gone after\n31 days (`PHOTO_RETENTION.completedDays`).')])).toEqual([
      "infra/runbooks/a.md:2 says '31 days', which is not PHOTO_RETENTION.completedDays",
    ]);
    expect(findLooseFacts([runbook('# A\n\nSigned out after 12\nhours.')])).toEqual([
      'infra/runbooks/a.md:3 states OPERATOR_SESSION_HOURS without its name',
    ]);
  });
});

it('finds every word that the glossary says is not used', () => {
  const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
  const [, table = ''] = glossary.split('## Words that are not used');
  const rows = [...table.matchAll(/^\| (?!Instead|-)([^|]+?) +\|/gm)];
  const words = rows.flatMap(([, cell = '']) => cell.split(', '));
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((word) => wrongWords(word).length === 0)).toEqual([]);
});
