/** RFC 5321 allows a path of 256 with its angle brackets. */
export const EMAIL_MAX_LENGTH = 254;

/**
 * The e-mail shape of the unlock form: text, '@', text, a dot, text, no spaces. Neither control nor invisible
 * characters, which break databases and mail headers and make two addresses look like one, nor what means something
 * else in a header or a page.
 */
const NAME = /^[^\s@\p{C}<>()[\]\\,;:"]+$/u;
/** Of a domain, between two dots; letters of any script. */
const LABEL = /^[\p{L}\p{M}\p{N}-]+$/u;
const LABEL_MAX_LENGTH = 63;

const isLabel = (text: string): boolean =>
  text.length <= LABEL_MAX_LENGTH && LABEL.test(text) && !text.startsWith('-') && !text.endsWith('-');

/** Whether a text, but for spaces around it, is an e-mail address. Its length is looked at first. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  if (address.length > EMAIL_MAX_LENGTH) return false;
  const at = address.lastIndexOf('@');
  const labels = address.slice(at + 1).split('.');
  return NAME.test(address.slice(0, Math.max(0, at))) && labels.length > 1 && labels.every(isLabel);
}
