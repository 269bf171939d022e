import {
  ACCESS_CODE_MINUTES,
  ACCOUNTING_RETENTION_YEARS,
  BACKUP_RETENTION_DAYS,
  BRAND,
  COMPLAINT_DAYS,
  COMPLAINT_RETENTION_YEARS,
  GIFT_YEARS,
  LOG_RETENTION_DAYS,
  ORDER_RETENTION,
  PHOTO_RETENTION,
  REFUND_AFTER_DAYS,
  REFUND_CLAIM_DAYS,
  SEASON_COUNT,
  SESSION_DAYS,
  SURE_COLORS,
  siteFacts,
  TYPE_COUNT,
  VERSION,
} from '@trueseason/contracts';
import figures from '../how-sure-figures.json' with { type: 'json' };
import { MarkdownError } from './markdown-error.ts';

/** A measured share of 100, of the test with other days. */
function ofHundred(table: keyof typeof figures, column = 0): string {
  const [share = Number.NaN] = figures[table].at(-1)?.shares[column] ?? [];
  return String(Math.round(100 * share));
}

/** Values of `{{name}}` in our texts, from the product's constants and from what `bench:engine` measured. */
const FACTS: ReadonlyMap<string, string> = new Map([
  ['brand', BRAND.name],
  ['seasons', String(SEASON_COUNT)],
  ['types', String(TYPE_COUNT)],
  ['photoDays', String(PHOTO_RETENTION.completedDays)],
  ['checkMinutes', String(PHOTO_RETENTION.checkMinutes)],
  ['unpaidHours', String(PHOTO_RETENTION.unpaidHours)],
  ['deviceHours', String(PHOTO_RETENTION.deviceHours)],
  ['unpaidOrderDays', String(ORDER_RETENTION.unpaidDays)],
  ['resultYears', String(ORDER_RETENTION.settledDays / 365)],
  ['sessionDays', String(SESSION_DAYS)],
  ['accountingYears', String(ACCOUNTING_RETENTION_YEARS)],
  ['logDays', String(LOG_RETENTION_DAYS)],
  ['backupDays', String(BACKUP_RETENTION_DAYS)],
  ['complaintDays', String(COMPLAINT_DAYS)],
  ['complaintYears', String(COMPLAINT_RETENTION_YEARS)],
  ['codeMinutes', String(ACCESS_CODE_MINUTES)],
  ['giftYears', String(GIFT_YEARS)],
  ['claimDays', String(REFUND_CLAIM_DAYS)],
  ['version', VERSION],
  ['refundDays', String(REFUND_AFTER_DAYS)],
  ['repeatAlone', ofHundred('agreement')],
  ['repeatKept', ofHundred('kept')],
  ['oneLeads', ofHundred('kinds', 0)],
  ['twoLead', ofHundred('kinds', 1)],
  ['noneLeads', ofHundred('kinds', 2)],
  ['sureHalf', String(SURE_COLORS.half)],
  ['sureFew', String(SURE_COLORS.few)],
  ['sureMany', String(SURE_COLORS.many)],
  ['warmLight', ofHundred('depth', 0)],
  ['warmMiddle', ofHundred('depth', 1)],
  ['warmDeep', ofHundred('depth', 2)],
]);

/** Filled in by the gateway. */
const SITE_FACT_NAMES = siteFacts({});

/** Replaces facts, except about the shop. @throws MarkdownError for unknown facts */
export const withFacts = (text: string): string =>
  text.replace(/\{\{(\w{1,40})\}\}/g, (mark, name: string) => {
    if (name in SITE_FACT_NAMES) return mark;
    const fact = FACTS.get(name);
    if (fact === undefined) throw new MarkdownError(`No fact is called ${name}`, mark);
    return fact;
  });
