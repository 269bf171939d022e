/** RFC 5321 allows 256 including angle brackets. */
export const EMAIL_MAX_LENGTH = 254;

/**
 * Email format of the unlock form: text, '@', text, a dot, text, no spaces. Excludes control and invisible characters,
 * which break databases and headers and hide differences, and those special in headers or HTML.
 */
const NAME = /^[^\s@\p{C}<>()[\]\\,;:"]+$/u;
/** A domain label; letters of any script. */
const LABEL = /^[\p{L}\p{M}\p{N}-]+$/u;
const LABEL_MAX_LENGTH = 63;
/** Dots that RFC 5321 does not allow in a local part, and quotes that a phone put in for an apostrophe. */
const UNMAILABLE = /^\.|\.\.|\.$|[\u2018\u2019]/;

const isLabel = (text: string): boolean =>
  text.length <= LABEL_MAX_LENGTH && LABEL.test(text) && !text.startsWith('-') && !text.endsWith('-');

/** Whether a trimmed text is an email address. Checks the length first. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  if (address.length > EMAIL_MAX_LENGTH) return false;
  const at = address.lastIndexOf('@');
  const name = address.slice(0, Math.max(0, at));
  const labels = address.slice(at + 1).split('.');
  if (!NAME.test(name) || UNMAILABLE.test(name)) return false;
  return labels.length > 1 && labels.every(isLabel) && (labels.at(-1)?.length ?? 0) > 1;
}
