import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type Browser, bundledChromium } from './bundled.ts';
import { systemChromium } from './system.ts';

export interface LaunchOptions {
  executablePath: string;
  args: string[];
  /** The browser's whole environment: both launchers replace the inherited one. */
  env: Record<string, string>;
}

const ARGS = [
  '--disable-gpu', // servers have none; software drawing is what print and screenshots use anyway
  '--disable-dev-shm-usage', // containers give /dev/shm 64 MB, a page with photos needs more
  '--font-render-hinting=none', // the same glyph positions on every machine
  '--disable-domain-reliability',
  '--no-pings',
  '--no-default-browser-check',
];
/** Only a browser that hangs takes this long, even on a busy machine. */
const TRY_MS = 90_000;

/**
 * Options for puppeteer.launch({ headless: 'shell', ... }) and Playwright's chromium.launch: CHROMIUM_PATH, else an
 * installed Chrome or Chromium, else the bundled one. CHROMIUM_NO_SANDBOX=1 disables the sandbox, `fallback` (tests,
 * tools) only if it does not start. Rejects without a browser, or if none starts in its sandbox.
 */
export async function launchOptions(
  env: NodeJS.ProcessEnv = { CHROMIUM_NO_SANDBOX: 'fallback', ...process.env },
): Promise<LaunchOptions> {
  const browser = await findBrowser(env);
  const inherited = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const options = {
    executablePath: browser.executablePath,
    args: ARGS,
    // With another locale, downloads miss a folder with an umlaut.
    env: { ...Object.fromEntries(inherited), ...browser.env, LC_ALL: 'C.UTF-8' },
  };
  const unsandboxed = { ...options, args: [...ARGS, '--no-sandbox'] };
  // Chromium refuses to run its sandbox as root.
  if (process.getuid?.() === 0 || env.CHROMIUM_NO_SANDBOX === '1') return unsandboxed;
  const failure = await failureToStart(options);
  if (failure === undefined) return options;
  if (env.CHROMIUM_NO_SANDBOX !== 'fallback')
    throw new Error(
      `Chromium does not start in its sandbox. Allow user namespaces or set CHROMIUM_NO_SANDBOX=1: ${failure}`,
    );
  process.stderr.write('Chromium runs without its sandbox, which does not start here: see CHROMIUM_NO_SANDBOX\n');
  return unsandboxed;
}

async function findBrowser(env: NodeJS.ProcessEnv): Promise<Browser> {
  if (env.CHROMIUM_PATH) return { executablePath: env.CHROMIUM_PATH, env: {} };
  const installed = await systemChromium(env);
  return installed ? { executablePath: installed, env: {} } : bundledChromium(env);
}

/** A question that a browser answers by its pipe once it has started. */
const QUESTION = `${JSON.stringify({ id: 1, method: 'Browser.getVersion' })}\0`;

/** Output of a browser that does not start; undefined if it does. Closing the pipe, also by this process's end, ends it. */
async function failureToStart({ executablePath, args, env }: LaunchOptions): Promise<string | undefined> {
  const profile = await mkdtemp(join(tmpdir(), 'chromium-try-'));
  const tried = [...args, '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const child = spawn(executablePath, tried, {
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    timeout: TRY_MS,
  });
  const [, , errors, questions, answers] = child.stdio;
  let output = '';
  let hasStarted = false;
  child.once('error', ({ message }) => {
    output += message;
  });
  if (questions instanceof Writable) questions.once('error', () => {}).write(QUESTION);
  answers?.once('data', () => {
    hasStarted = true;
    child.kill();
  });
  for await (const chunk of errors ?? []) output += chunk;
  await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  return hasStarted ? undefined : (/FATAL.*/.exec(output)?.[0] ?? output.trim());
}
