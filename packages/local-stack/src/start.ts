import { readyLine, runUntilSignal } from './system/run-until-signal.ts';

/** What `npm start` runs, once all but the web app is built. */
export const start = (webBuilt: Promise<unknown>): Promise<void> =>
  runUntilSignal(process.env, (system) => process.stdout.write(`${readyLine(system)}\n`), undefined, webBuilt);
