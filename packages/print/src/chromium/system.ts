import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome-headless-shell'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The first installed Chrome or Chromium that answers --version. */
export async function systemChromium(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(process.platform === 'darwin' ? MAC : []),
  ];
  for (const path of candidates) if (await runs(path)) return path;
  return undefined;
}

/** Some distributions have a chromium-browser script that only says what to install. */
async function runs(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    const { stdout } = await promisify(execFile)(path, ['--version'], { timeout: 5_000 });
    return /chrom/i.test(stdout);
  } catch {
    return false;
  }
}
