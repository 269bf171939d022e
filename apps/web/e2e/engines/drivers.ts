import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort } from '@trueseason/embedded-servers';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

/** A browser engine that is not Chromium's, and the program that drives it. */
export interface Engine {
  readonly name: string;
  readonly driver: string;
  readonly flags: (port: number) => string[];
  readonly capabilities: Readonly<Record<string, unknown>>;
  /** Draws on a screen, which a server has to be given. */
  readonly needsScreen: boolean;
  /** Where Debian has it. */
  readonly from: string;
}

export const ENGINES: readonly Engine[] = [
  {
    name: 'WebKit',
    driver: 'WebKitWebDriver',
    flags: (port) => [`--port=${port}`, '--host=127.0.0.1'],
    capabilities: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: process.env.MINI_BROWSER ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
        args: ['--automation'],
      },
    },
    needsScreen: true,
    from: 'webkit2gtk-driver, xvfb and dbus',
  },
  {
    name: 'Firefox',
    driver: 'geckodriver',
    flags: (port) => [`--port=${port}`],
    capabilities: {
      browserName: 'firefox',
      'moz:firefoxOptions': {
        binary: process.env.FIREFOX ?? whereIs('firefox-esr') ?? whereIs('firefox'),
        args: ['-headless'],
        // As on a phone: no bar that takes room of the page.
        prefs: { 'ui.useOverlayScrollbars': 1 },
      },
    },
    needsScreen: false,
    from: 'firefox-esr; geckodriver by `cargo install geckodriver`',
  },
];

/** Where a program lies on PATH; undefined where it does not. */
export function whereIs(program: string): string | undefined {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program));
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

const UP_MS = 20_000;

async function isUp(url: string): Promise<boolean> {
  const status = await fetch(`${url}/status`).catch(() => undefined);
  return status?.ok ?? false;
}

export interface Session {
  readonly driver: WebDriver;
  readonly close: () => Promise<void>;
}

/** Starts the engine with a window of that width in CSS pixels. @throws when its driver does not come up */
export async function startEngine(
  { driver: program, flags, capabilities, needsScreen }: Engine,
  width: number,
): Promise<Session> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const command = [program, ...flags(port)];
  const screen =
    needsScreen && !process.env.DISPLAY
      ? ['xvfb-run', '-a', '-s', '-screen 0 1600x1200x24', 'dbus-run-session', '--']
      : [];
  const [first = program, ...rest] = [...screen, ...command];
  // A separate process group, so that the screen and the browser end together.
  const child: ChildProcess = spawn(first, rest, { stdio: 'ignore', detached: true });
  const end = (): void => {
    if (child.pid) process.kill(-child.pid);
  };
  try {
    const deadline = Date.now() + UP_MS;
    while (!(await isUp(url))) {
      if (Date.now() > deadline || child.exitCode !== null) throw new Error(`${program} does not come up`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const driver = await new Builder().usingServer(url).withCapabilities(new Capabilities(capabilities)).build();
    await driver.manage().window().setRect({ x: 0, y: 0, width, height: 844 });
    const close = async (): Promise<void> => {
      await driver.quit().catch(() => undefined);
      end();
    };
    return { driver, close };
  } catch (error) {
    end();
    throw error;
  }
}
