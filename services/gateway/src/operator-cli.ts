import { runOperatorCommand } from './operators/operator-command.ts';

await runOperatorCommand(process.argv.slice(2));
