import { parseArgs } from 'node:util';
import { printObservations } from '../report.ts';
import { drillMigrations } from './drill-migrations.ts';

/*
 * The migrations of this release on a database of many orders, while others read and write:
 *
 *   npm run drill -- migrations                       on a million orders; about 4 GB and ten minutes
 *   npm run drill -- migrations --orders 100000
 *   npm run drill -- migrations --before ../before    from the schema of the release before, a checkout that is built
 */
const { values } = parseArgs({
  options: { orders: { type: 'string', default: '1000000' }, before: { type: 'string' } },
});
const observations = await drillMigrations({ orders: Number(values.orders), before: values.before });
process.exitCode = printObservations('\nMigrations', observations) ? 0 : 1;
