import { runOperatorCommand } from './operators/cli.ts';

await runOperatorCommand(process.argv.slice(2));
