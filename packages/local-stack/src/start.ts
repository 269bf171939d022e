import { readyLine, runUntilSignal } from './system/run-until-signal.ts';

// What `npm start` runs.
await runUntilSignal(process.env, (system) => process.stdout.write(`${readyLine(system)}\n`));
