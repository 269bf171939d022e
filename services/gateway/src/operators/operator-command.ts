import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { keysOf, OPERATOR_NAME, OPERATOR_ROLES, type OperatorRole } from '@trueseason/contracts';
import { addAuditEntry } from '@trueseason/shop/audit';
import { type Database, openDatabase } from '@trueseason/shop/database';
import {
  addOperator,
  changeOperator,
  hashSecret,
  listOperators,
  newTotpSecret,
  removeOperator,
  type ScryptCost,
  totpAddress,
} from '@trueseason/shop/operators';

/*
 * Manages back-office operators:
 *
 * DATABASE_URL=… node operator-cli.js add ada --roles support,finance
 * … roles ada --roles finance
 * … reset ada
 * … remove ada
 * … list
 *
 * `add` and `reset` print a password and an authenticator secret once; both are needed to sign in.
 */

class UsageError extends Error {}

const USAGE = `operator add|roles|reset|remove NAME [--roles ${OPERATOR_ROLES.join(',')}], or list
Manages back-office operators; add and reset print a password and an authenticator's secret, once.`;

const isRole = (role: string): role is OperatorRole => OPERATOR_ROLES.some((operatorRole) => operatorRole === role);

function readRoles(list: string | undefined): OperatorRole[] {
  const roles = (list ?? '').split(',').map((role) => role.trim());
  if (!roles.every(isRole)) throw new UsageError(`--roles takes some of ${OPERATOR_ROLES.join(',')}.`);
  return roles;
}

/** A new operator's credentials, and their stored hashes. */
async function newSecrets(name: string, cost?: ScryptCost) {
  const password = randomBytes(15).toString('base64url');
  const totpSecret = newTotpSecret();
  return {
    stored: { password_hash: await hashSecret(password, cost), totp_secret: totpSecret },
    lines: [
      `Password: ${password}`,
      `Authenticator app: ${totpSecret}`,
      `As an address, for a QR code: ${totpAddress(totpSecret, name)}`,
      'Sign in at /admin with both; they are not shown again. Then add a passkey and use it from then on.',
    ],
  };
}

const throwUnknownOperator = (name: string): never => {
  throw new UsageError(`There is no operator '${name}'.`);
};

interface CommandOptions {
  readonly name: string;
  readonly roles: string | undefined;
  readonly cost: ScryptCost | undefined;
}

const SUBCOMMANDS = {
  add: async (db: Database, { name, roles, cost }: CommandOptions) => {
    const newRoles = readRoles(roles);
    const { stored, lines } = await newSecrets(name, cost);
    if (!(await addOperator(db, { name, roles: newRoles, ...stored })))
      throw new UsageError(`There is a '${name}' already.`);
    return [`Added ${name}: ${newRoles.join(', ')}`, ...lines];
  },
  roles: async (db: Database, { name, roles }: CommandOptions) => {
    const newRoles = readRoles(roles);
    if (!(await changeOperator(db, name, { roles: newRoles }))) throwUnknownOperator(name);
    return [`${name}: ${newRoles.join(', ')}`];
  },
  reset: async (db: Database, { name, cost }: CommandOptions) => {
    const { stored, lines } = await newSecrets(name, cost);
    if (!(await changeOperator(db, name, stored))) throwUnknownOperator(name);
    return [`New secrets of ${name}; passkeys stay, and sessions have ended.`, ...lines];
  },
  remove: async (db: Database, { name }: CommandOptions) => {
    if (!(await removeOperator(db, name))) throwUnknownOperator(name);
    return [`Removed ${name}, with passkeys and sessions.`];
  },
} as const;

async function describeOperators(db: Database): Promise<string[]> {
  const operators = await listOperators(db);
  if (operators.length === 0) return ['No operators yet. The first one is listed after signing in.'];
  return operators.map(({ name, roles, passkeys, password_hash, totp_secret }) => {
    const password = password_hash ? 'password and code' : 'password from the configuration';
    const factors = totp_secret || !password_hash ? password : 'password';
    return `${name}: ${roles.join(', ')}; ${factors}; ${passkeys} passkeys`;
  });
}

/** Runs a command and returns its output. @param cost of hashes, lower in tests @throws UsageError */
export async function runSubcommand(db: Database, args: readonly string[], cost?: ScryptCost): Promise<string[]> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { roles: { type: 'string' } },
    allowPositionals: true,
  });
  const [command = '', name = ''] = positionals;
  if (command === 'list') return describeOperators(db);
  const subcommand = keysOf(SUBCOMMANDS).find((name) => name === command);
  if (!subcommand) throw new UsageError(USAGE);
  if (!OPERATOR_NAME.test(name)) throw new UsageError('A name is 2 to 40 lower-case letters, digits, dots or dashes.');
  const lines = await SUBCOMMANDS[subcommand](db, { name, roles: values.roles, cost });
  await addAuditEntry(db, { actor: 'command', action: `operator ${subcommand}`, detail: lines[0] ?? name });
  return lines;
}

/** Runs the command as a process. */
export async function runOperatorCommand(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const url = process.env.DATABASE_URL;
  if (!url) {
    process.stderr.write('DATABASE_URL is required.\n');
    process.exitCode = 78;
    return;
  }
  const db = openDatabase({ url, poolSize: 1, onError: (error) => process.stderr.write(`${error.message}\n`) });
  try {
    process.stdout.write(`${(await runSubcommand(db, args)).join('\n')}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 64;
  } finally {
    await db.close();
  }
}
