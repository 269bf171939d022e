import { query, type Stage } from '../compose.ts';
import type { Alarm } from './alarm.ts';

const CHANGE = (detail: string) =>
  `alter table audit disable trigger user;
   update audit set detail = ${detail} where id = (select min(id) from audit where hash is not null);
   alter table audit enable trigger user`;
const ADDED = ' (changed)';

/** The database owner changes an audit row. */
export const changedAudit = (stage: Stage): Alarm => ({
  name: 'audit',
  alerts: ['AuditBroken'],
  minutes: 8,
  begin: () => query(stage, CHANGE(`detail || '${ADDED}'`)),
  mend: async () => {
    const walk = () => stage.tryCompose('exec', '--no-TTY', 'gateway', 'node', 'dist/verify-audit-cli.js');
    const found = await walk();
    await query(stage, CHANGE(`left(detail, -${ADDED.length})`));
    const after = await walk();
    return [
      { what: 'verify-audit', value: found.stdout.trim(), ok: found.code === 1 && found.stdout.includes('changed') },
      { what: 'once the row is what it was', value: after.stdout.trim(), ok: after.code === 0 },
    ];
  },
});
