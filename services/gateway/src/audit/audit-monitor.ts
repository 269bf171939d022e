import { Gauge, type Logger, type Registry, runPeriodically } from '@trueseason/platform/runtime';
import { findAuditHash, findAuditHead } from '@trueseason/shop/audit';
import { listAnchors, writeAnchor } from './anchors.ts';
import { AUDIT_FINDINGS, type AuditCheck, type AuditDeps, checkAudit } from './check-audit.ts';

/** The window in which the end of the audit could be cut off unnoticed; each check reads one row. */
const ANCHOR_MS = 2_000;
/** A full verification takes a few milliseconds per thousand rows. */
const CHECK_MS = 5 * 60_000;

/** Exposes the last findings for alerts. */
export function exposeAuditMetrics(registry: Registry) {
  const findingGauge = new Gauge({
    name: 'audit_finding',
    help: 'Whether the last audit check found this',
    labelNames: ['finding'],
    registers: [registry],
  });
  const checked = new Gauge({
    name: 'audit_checked_timestamp_seconds',
    help: 'When the last full audit check finished',
    registers: [registry],
  });
  checked.remove();
  return ({ findings }: AuditCheck) => {
    for (const finding of AUDIT_FINDINGS) findingGauge.set({ finding }, findings.has(finding) ? 1 : 0);
    checked.setToCurrentTime();
  };
}

/**
 * Detects changed or missing audit rows, even if the database owner changed them. The last row is signed and kept in
 * the object store, logged, and remembered in memory.
 */
export function createAuditMonitor(deps: AuditDeps, logger: Logger, registry: Registry) {
  const { db, store, secrets } = deps;
  const exposeCheck = exposeAuditMetrics(registry);
  let lastKnownNumber = 0;
  let anchoredRow = 0;

  /** Verifies the whole audit; null if it cannot be read. */
  const check = async () => {
    const checked = await checkAudit(deps, lastKnownNumber);
    lastKnownNumber = Math.max(lastKnownNumber, checked.newest?.number ?? 0);
    for (const [finding, detail] of checked.findings) logger.error({ finding, detail }, 'the audit was tampered with');
    exposeCheck(checked);
    return checked;
  };

  /** Anchors the audit's last row if it is new and follows the last anchor. */
  const anchor = async () => {
    const head = await findAuditHead(db);
    if (!head || head.row === anchoredRow) return;
    const anchors = await listAnchors(store, secrets);
    const newest = anchors.findLast(({ isSigned }) => isSigned);
    const isContinuous =
      newest === undefined
        ? anchors.length === 0 && lastKnownNumber === 0
        : newest.number >= lastKnownNumber &&
          newest === anchors.at(-1) &&
          (await findAuditHash(db, newest.row)) === newest.hash;
    // Never anchor a bad state: the anchor would make it valid.
    if (!isContinuous) return void (await check());
    if (newest?.row !== head.row || newest.isSignedByPrevious) {
      const newAnchor = await writeAnchor(store, secrets, anchors, { kind: 'head', ...head });
      logger.info(
        { anchor: newAnchor },
        newest ? 'the audit was anchored' : 'the audit was anchored for the first time',
      );
      lastKnownNumber = newAnchor.number;
    }
    anchoredRow = head.row;
  };

  return {
    anchor,
    check,
    start: () => {
      const logRetry = (error: unknown) =>
        logger.warn({ reason: String(error) }, 'anchoring the audit failed and will be retried');
      const firstCheck = check().then(() => undefined, logRetry);
      const tasks = [
        runPeriodically(ANCHOR_MS, anchor, logRetry),
        runPeriodically(CHECK_MS, async () => void (await check()), logRetry),
      ];
      return {
        close: async () => {
          await Promise.all([firstCheck, ...tasks.map((task) => task.close())]);
        },
      };
    },
  };
}
export type AuditMonitor = ReturnType<typeof createAuditMonitor>;
