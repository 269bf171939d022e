import { type Browser, bundledChromium } from './bundled.ts';
import { systemChromium } from './system.ts';

export interface LaunchOptions {
  executablePath: string;
  args: string[];
  /** The whole environment for the browser process (both launchers replace, not extend, the inherited one). */
  env: Record<string, string>;
}

/**
 * What puppeteer.launch({ headless: 'shell', ...options }) and playwright's chromium.launch(options) need.
 * The executable is CHROMIUM_PATH, else an installed Chrome or Chromium, else the one in the package registry.
 * CHROMIUM_NO_SANDBOX=1 turns Chromium's sandbox off (containers without user namespaces).
 * Rejects when there is none for this platform.
 */
export async function launchOptions(env: NodeJS.ProcessEnv = process.env): Promise<LaunchOptions> {
  const browser = await findBrowser(env);
  const inherited = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    executablePath: browser.executablePath,
    args: launchArgs(env),
    env: { ...Object.fromEntries(inherited), ...browser.env },
  };
}

async function findBrowser(env: NodeJS.ProcessEnv): Promise<Browser> {
  if (env.CHROMIUM_PATH) return { executablePath: env.CHROMIUM_PATH, env: {} };
  const installed = await systemChromium(env);
  return installed ? { executablePath: installed, env: {} } : bundledChromium(env);
}

function launchArgs(env: NodeJS.ProcessEnv): string[] {
  const args = [
    '--disable-gpu', // servers have none; software drawing is what print and screenshots use anyway
    '--disable-dev-shm-usage', // containers give /dev/shm 64 MB, a page with photos needs more
    '--font-render-hinting=none', // the same glyph positions on every machine
    '--disable-domain-reliability',
    '--no-pings',
    '--no-default-browser-check',
  ];
  // Chromium refuses to run its sandbox as root.
  if (process.getuid?.() === 0 || env.CHROMIUM_NO_SANDBOX === '1') args.push('--no-sandbox');
  return args;
}
