import type { OperatorRole } from '@trueseason/contracts';
import type { Insertable } from 'kysely';
import type { OperatorRow, OperatorsTable } from '../access/tables.ts';
import type { Db } from '../database/database.ts';

/** False if the name is taken. */
export async function addOperator(db: Db, operator: Insertable<OperatorsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('operators')
    .values(operator)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function findOperator(db: Db, name: string): Promise<OperatorRow | undefined> {
  return db.selectFrom('operators').selectAll().where('name', '=', name).executeTakeFirst();
}

export async function listOperators(db: Db): Promise<(OperatorRow & { readonly passkeys: number })[]> {
  return db
    .selectFrom('operators')
    .leftJoin('passkeys', 'passkeys.operator', 'operators.name')
    .selectAll('operators')
    .select((eb) => eb.fn.count<number>('passkeys.id').as('passkeys'))
    .groupBy('operators.name')
    .orderBy('operators.name')
    .execute();
}

/** Changing credentials ends sessions. False if there is no such operator. */
export async function changeOperator(
  db: Db,
  name: string,
  change: { readonly roles: OperatorRole[] } | { readonly password_hash: string; readonly totp_secret: string },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('operators')
      .set(change)
      .where('name', '=', name)
      .executeTakeFirst();
    await trx.deleteFrom('admin_sessions').where('operator', '=', name).execute();
    return numUpdatedRows > 0n;
  });
}

/** With passkeys and sessions. Audit entries keep the name. */
export async function removeOperator(db: Db, name: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('operators').where('name', '=', name).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Marks a TOTP step as used. False if it or a later one was used. */
export async function useTotpStep(db: Db, name: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('operators')
    .set({ totp_step: step })
    .where('name', '=', name)
    .where('totp_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
