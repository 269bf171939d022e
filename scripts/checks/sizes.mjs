// Lines and bytes of product, web app, workshop and tests, held to bounds that only go down (sizes.json).
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './sources.mjs';

const CODE = /\.(ts|tsx|css|mjs|go|sh)$/;
/** Texts that were moved out of code count as code. */
const DATA = /\/src\/.*\.json$/;
const PROSE_WORDS = 5;
const TEST = /\.(test|spec)\.tsx?$|(^|\/)(testing|__fixtures__)\//;
/** What customers and operators never run: doubles, painters, benches, drills. */
const WORKSHOP =
  /^(tools|scripts|infra\/(rehearse|testing)|packages\/(workshop|stand-ins|painted-portraits|test-kit|local-stack|embedded-servers))\/|^apps\/web\/e2e\/|^services\/analysis\/(bench|scripts)\//;
const WEB = 'apps/web';
const BOUNDS = 'scripts/checks/sizes.json';

const isProse = (value) =>
  typeof value === 'string'
    ? value.split(' ').length >= PROSE_WORDS
    : typeof value === 'object' && value !== null && Object.values(value).some(isProse);

const isCounted = ({ path, text }) => CODE.test(path) || (DATA.test(path) && isProse(JSON.parse(text)));

/** Workspaces that nothing but the web app uses: code that moved there from the web app still counts as its own. */
function webWorkspaces(manifests) {
  const product = manifests.filter(({ path }) => !WORKSHOP.test(path));
  const web = new Set([WEB]);
  const usersOf = ({ name }) =>
    product.filter(({ dependencies, devDependencies }) => name in { ...dependencies, ...devDependencies });
  const isForWeb = (workspace) => {
    const users = usersOf(workspace);
    return users.length > 0 && users.every(({ folder }) => web.has(folder));
  };
  for (let before = 0; before < web.size; ) {
    before = web.size;
    for (const workspace of product.filter(isForWeb)) web.add(workspace.folder);
  }
  return web;
}

function kindsOf(path, web) {
  if (TEST.test(path)) return ['tests'];
  if (WORKSHOP.test(path)) return ['workshop'];
  if (path.startsWith(`${WEB}/`)) return ['product', path.startsWith(`${WEB}/src/`) ? 'web' : 'webBuild'];
  return web.has(path.split('/').slice(0, 2).join('/')) ? ['product', 'web'] : ['product'];
}

/**
 * @param files `{ path, text }` of code, data and manifests
 * @returns {Record<string, { lines: number, bytes: number }>}
 */
export function measureSizes(files) {
  const manifests = files
    .filter(({ path }) => /^[^/]+\/[^/]+\/package\.json$/.test(path))
    .map(({ path, text }) => ({ path, folder: path.replace('/package.json', ''), ...JSON.parse(text) }));
  const web = webWorkspaces(manifests);
  const sizes = {};
  for (const file of files.filter(isCounted)) {
    for (const kind of kindsOf(file.path, web)) {
      const { lines = 0, bytes = 0 } = sizes[kind] ?? {};
      const counted = { lines: file.text.split('\n').length - 1, bytes: Buffer.byteLength(file.text) };
      sizes[kind] = { lines: lines + counted.lines, bytes: bytes + counted.bytes };
    }
  }
  return sizes;
}

/** What the entered allowances add to a bound; bytes in the share of its lines. */
function allowed(kind, { lines, bytes }, allowances) {
  const more = allowances.filter(({ entered }) => entered).reduce((sum, allowance) => sum + (allowance[kind] ?? 0), 0);
  return { lines: more, bytes: Math.round((more * bytes) / lines) };
}

const raised = (now, before) =>
  Object.entries(before.bounds).flatMap(([kind, bound]) =>
    Object.keys(bound).flatMap((unit) =>
      now.bounds[kind]?.[unit] <= bound[unit] ? [] : [`${BOUNDS} raises ${kind}.${unit} above ${bound[unit]}`],
    ),
  );

const amounts = ({ allowances }) => JSON.stringify(allowances.map(({ entered, ...amount }) => amount));

/**
 * What exceeds a bound or raises one (`findings`), and what can be lowered (`notes`).
 * @param earlier the same file in earlier commits; none without a repository
 */
export function judgeSizes(sizes, held, earlier = []) {
  const findings = [...new Set(earlier.flatMap((before) => raised(held, before)))];
  if (earlier.some((before) => amounts(before) !== amounts(held))) findings.push(`${BOUNDS} changes an allowance`);
  const notes = [];
  const isEntered = (issue) => held.allowances.some((one) => one.issue === issue && one.entered);
  for (const [kind, bound] of Object.entries(held.bounds)) {
    if (held.bindsWith[kind] && !isEntered(held.bindsWith[kind])) continue;
    const more = allowed(kind, bound, held.allowances);
    for (const unit of ['lines', 'bytes']) {
      const [size, most] = [sizes[kind]?.[unit] ?? 0, bound[unit] + more[unit]];
      if (size > most) findings.push(`${kind} has ${size} ${unit}, ${most} are allowed by ${BOUNDS}`);
      if (size < most) notes.push(`${BOUNDS} can lower ${kind}.${unit} to ${size - more[unit]}`);
    }
  }
  return { findings, notes };
}

/** Earlier versions of the bounds; none in an export without history. */
function readEarlier(root) {
  const git = (...args) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  try {
    const commits = git('log', '--format=%H', '--', BOUNDS).split('\n').filter(Boolean);
    return commits.map((commit) => JSON.parse(git('show', `${commit}:${BOUNDS}`)));
  } catch {
    return [];
  }
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const read = (path) => ({ path, text: readFileSync(join(root, path), 'utf8') });
  const paths = listFiles(root).filter((path) => CODE.test(path) || path.endsWith('.json'));
  const held = JSON.parse(read(BOUNDS).text);
  const { findings, notes } = judgeSizes(measureSizes(paths.map(read)), held, readEarlier(root));
  for (const line of [...findings, ...notes]) process.stdout.write(`${line}\n`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
