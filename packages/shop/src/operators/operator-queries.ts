import type { OperatorRole } from '@trueseason/contracts';
import type { Insertable } from 'kysely';
import { type Database, inTransaction } from '../database/index.ts';
import type { OperatorRow, OperatorsTable } from './operators-table.ts';
import { query } from './tables.ts';

/** False if the name is taken. */
export async function addOperator(db: Database, operator: Insertable<OperatorsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await query(db)
    .insertInto('operators')
    .values(operator)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function findOperator(db: Database, name: string): Promise<OperatorRow | undefined> {
  return query(db).selectFrom('operators').selectAll().where('name', '=', name).executeTakeFirst();
}

export async function listOperators(db: Database): Promise<(OperatorRow & { readonly passkeys: number })[]> {
  return query(db)
    .selectFrom('operators')
    .leftJoin('passkeys', 'passkeys.operator', 'operators.name')
    .selectAll('operators')
    .select((eb) => eb.fn.count<number>('passkeys.id').as('passkeys'))
    .groupBy('operators.name')
    .orderBy('operators.name')
    .execute();
}

/** Changing credentials ends sessions. False without such an operator. */
export async function changeOperator(
  db: Database,
  name: string,
  change: { readonly roles: OperatorRole[] } | { readonly password_hash: string; readonly totp_secret: string },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await query(trx)
      .updateTable('operators')
      .set(change)
      .where('name', '=', name)
      .executeTakeFirst();
    await query(trx).deleteFrom('admin_sessions').where('operator', '=', name).execute();
    return numUpdatedRows > 0n;
  });
}

/** With passkeys and sessions. Audit entries keep the name. */
export async function removeOperator(db: Database, name: string): Promise<boolean> {
  const { numDeletedRows } = await query(db).deleteFrom('operators').where('name', '=', name).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Marks a TOTP step as used. False if it or a later one was used. */
export async function redeemTotpStep(db: Database, name: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await query(db)
    .updateTable('operators')
    .set({ totp_step: step })
    .where('name', '=', name)
    .where('totp_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
