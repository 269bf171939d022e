import { findAuditHash, findAuditHead } from '@trueseason/db';
import { every, Gauge, type Logger, type Registry } from '@trueseason/runtime';
import { listAnchors, writeAnchor } from './anchors.ts';
import { AUDIT_FINDINGS, type AuditCheck, type AuditDeps, checkAudit } from './check-audit.ts';

/** Whoever cuts off the end has this long after an action; asked of Postgres is one row. */
const ANCHOR_MS = 2_000;
/** A walk over the whole audit: a thousand rows take a few milliseconds. */
const CHECK_MS = 5 * 60_000;

export interface AuditKeeper {
  /** Anchors the audit's last row where it is a new one and follows on the one that was anchored last. */
  anchor(): Promise<void>;
  /** Walks all of it; null where it could not be read. */
  check(): Promise<AuditCheck>;
  /** Does both by itself. */
  start(): { close(): Promise<void> };
}

/** What the last walk found, for the alerts. */
export function exposeAudit(registry: Registry) {
  const found = new Gauge({
    name: 'audit_finding',
    help: 'Whether the last walk over the audit found this wrong with it',
    labelNames: ['finding'],
    registers: [registry],
  });
  const checked = new Gauge({
    name: 'audit_checked_timestamp_seconds',
    help: 'When the audit was last walked to its end and held to its anchors',
    registers: [registry],
  });
  checked.remove();
  return ({ findings }: AuditCheck) => {
    for (const finding of AUDIT_FINDINGS) found.set({ finding }, findings.has(finding) ? 1 : 0);
    checked.setToCurrentTime();
  };
}

/**
 * Notices when rows of the audit are changed or its end is cut off, also by whoever owns the database: where it ends is
 * kept signed in the object store and told to the log, and remembered here as long as this process runs.
 */
export function createAuditKeeper(deps: AuditDeps, logger: Logger, registry: Registry): AuditKeeper {
  const { db, store, secrets } = deps;
  const tell = exposeAudit(registry);
  let seen = 0;
  let anchored = 0;

  const check = async () => {
    const checked = await checkAudit(deps, seen);
    seen = Math.max(seen, checked.newest?.number ?? 0);
    for (const [finding, told] of checked.findings) logger.error({ finding, told }, 'the audit is not what it was');
    tell(checked);
    return checked;
  };

  const anchor = async () => {
    const head = await findAuditHead(db);
    if (!head || head.row === anchored) return;
    const anchors = await listAnchors(store, secrets);
    const newest = anchors.findLast(({ signed }) => signed);
    const goesOn =
      newest === undefined
        ? anchors.length === 0 && seen === 0
        : newest.number >= seen && newest === anchors.at(-1) && (await findAuditHash(db, newest.row)) === newest.hash;
    // What is wrong is never anchored: it would then be right.
    if (!goesOn) return void (await check());
    if (newest?.row !== head.row || newest.dated) {
      const written = await writeAnchor(store, secrets, anchors, { kind: 'head', ...head });
      logger.info({ anchor: written }, newest ? 'the audit was anchored' : 'the audit was anchored for the first time');
      seen = written.number;
    }
    anchored = head.row;
  };

  return {
    anchor,
    check,
    start: () => {
      const waits = (error: unknown) => logger.warn({ reason: String(error) }, 'keeping the audit waits');
      const first = check().then(() => undefined, waits);
      const tasks = [every(ANCHOR_MS, anchor, waits), every(CHECK_MS, async () => void (await check()), waits)];
      return {
        close: async () => {
          await Promise.all([first, ...tasks.map((task) => task.close())]);
        },
      };
    },
  };
}
