import { VERSION } from '@trueseason/contracts';
import { type Migration, migrations } from '@trueseason/shop/testing';
import '@trueseason/testing';
import { afterAll, beforeAll, inject } from 'vitest';
import { applyMigrations, createDatabase, dropDatabase, loadOrders } from '../databases.ts';
import { type Judged, judgeMigrations, watchTables } from '../judge-migrations.ts';

export const ORDERS = 300;
export const initial = Object.fromEntries(Object.entries(migrations).slice(0, 1));

/** A database with orders for the tests of a file, as the first migration left it. */
export function judgeCases() {
  let template: string;
  beforeAll(async () => {
    template = await createDatabase(inject('postgresUrl'));
    await applyMigrations(template, initial, VERSION);
    await loadOrders(template, ORDERS);
    await watchTables(template);
  });
  afterAll(() => dropDatabase(template));
  return {
    template: () => template,
    judgeAll: (judged: Judged) => judgeMigrations(template, judged),
    /** What is said of each of these, one after the other, in release 1.10.0. */
    judge: async (...added: Migration[]): Promise<string[]> => {
      const named = added.map((migration, index) => [`000${index + 2}-case`, migration] as const);
      const all = { ...initial, ...Object.fromEntries(named) };
      const refused = await judgeMigrations(template, { all, release: '1.10.0', released: ['1.8.0', '1.9.0'] });
      return named.map(([name]) => refused[name]?.join('\n') ?? 'accepted');
    },
  };
}
