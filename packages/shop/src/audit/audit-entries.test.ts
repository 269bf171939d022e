import { type TestDatabase, testDatabase } from '@trueseason/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/database.ts';
import { query } from '../schema/database-schema.ts';
import { addAuditEntry, verifyAudit } from './audit-entries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
const db = () => database.db;

describe('the audit', () => {
  it('is append-only, and reveals tampering', async () => {
    await addAuditEntry(db(), { action: 'a row', orderId: 1_234_567_890, reason: 'asked by mail' });
    await expect(sql`update audit set detail = 'nothing happened'`.execute(query(db()))).rejects.toThrow(
      'only ever added to',
    );
    await expect(sql`delete from audit`.execute(query(db()))).rejects.toThrow('only ever added to');
    await expect(sql`truncate audit`.execute(query(db()))).rejects.toThrow('only ever added to');
    const before = await verifyAudit(db());
    expect(before).toMatchObject({ brokenAt: null });
    await Promise.all([1, 2, 3, 4].map((n) => addAuditEntry(db(), { action: `at once ${n}` })));
    expect(await verifyAudit(db())).toMatchObject({ brokenAt: null, rows: before.rows + 4 });

    // The database owner can disable the trigger; the chain reveals it.
    const tampered = async (change: string): Promise<number | null> =>
      inTransaction(db(), async (trx) => {
        await sql`alter table audit disable trigger user`.execute(query(trx));
        await sql.raw(change).execute(query(trx));
        const { brokenAt } = await verifyAudit(trx);
        throw new Undo(brokenAt);
      }).catch((error: unknown) => (error instanceof Undo ? error.found : Promise.reject(error)));
    const second = 'select id from audit order by id offset 1 limit 1';
    expect(await tampered(`update audit set detail = 'x' where id = (${second})`)).not.toBeNull();
    expect(await tampered(`update audit set order_id = 7 where order_id is not null`)).not.toBeNull();
    expect(await tampered(`delete from audit where id = (${second})`)).not.toBeNull();
    expect(await verifyAudit(db())).toMatchObject({ brokenAt: null });
  });
});

class Undo extends Error {
  readonly found: number | null;
  constructor(found: number | null) {
    super('undone');
    this.found = found;
  }
}
