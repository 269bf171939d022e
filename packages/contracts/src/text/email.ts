import { PROBLEMS } from '../problems/problem.ts';
import { withoutInvisible } from './invisible-characters.ts';

/** RFC 5321 allows 256 including angle brackets. */
export const EMAIL_MAX_LENGTH = 254;
const NAME_MAX_LENGTH = 64;
const LABEL_MAX_LENGTH = 63;

/** RFC 5322's unquoted local part: all that mail servers take without SMTPUTF8, which our provider does not speak. */
const NAME = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
/** The same with letters of any script; no control or invisible characters, which hide differences. */
const UTF8_NAME = /^[^\s@\p{C}<>()[\]\\,;:"]+$/u;
/** Letters of any script. No letter is shorter than three digits in Punycode. */
const LABEL = /^(?!-)(?!.*-$)(?!xn--.{0,2}$)[\p{L}\p{M}\p{N}-]+$/iu;
/** No top-level domain has one letter, or a digit except in Punycode. */
const TOP_LABEL = /^(?:xn--[a-z\d-]+|[\p{L}\p{M}]{2,})$/iu;
const STRAY_DOT = /^\.|\.\.|\.$|\.@|@\./;
const CURLY_APOSTROPHE = /[\u2018\u2019]/;

const ANY = PROBLEMS.invalid_email.message;
const DOTS = 'Please check the dots in your email address';
const APOSTROPHE = 'Please type the apostrophe again: your keyboard made it a curly one';
const ENDING = 'Please check the end of your email address';
const NAME_LETTERS =
  'We can’t send email to an address with accents or special letters before the @. Please use another.';

const split = (address: string): [name: string, domain: string] => {
  const at = address.lastIndexOf('@');
  return [address.slice(0, Math.max(0, at)), address.slice(at + 1)];
};

/** A domain in Punycode; null if it is none. */
function asciiDomain(domain: string): string | null {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

/** What became of a mail for its recipient. `troubled`: refused or bounced. */
export const MAIL_STATES = ['pending', 'sent', 'troubled'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const AFTER = ' ,;';

/** An address without what comes along when it is pasted from a link or a mail's header. */
export function cleanEmail(text: string): string {
  const visible = withoutInvisible(text.replaceAll(/[\t\r\n]/g, ' '));
  let end = visible.length;
  while (end > 0 && AFTER.includes(visible.charAt(end - 1))) end--;
  const whole = visible.slice(0, end);
  const start = whole.lastIndexOf('<');
  const named = start >= 0 && whole.endsWith('>') ? whole.slice(start + 1, -1) : whole;
  const address = /^\s*mailto:/i.test(named) ? (named.slice(named.indexOf(':') + 1).split('?', 1)[0] ?? '') : named;
  return address.trim();
}

/** What is wrong with a typed address, in words; null if mailable. Checks the length first. */
export function emailFault(text: string): string | null {
  const address = cleanEmail(text);
  if (address.length > EMAIL_MAX_LENGTH) return ANY;
  const [name, domain] = split(address);
  if (!domain.includes('.') || !UTF8_NAME.test(name) || name.length > NAME_MAX_LENGTH) return ANY;
  if (STRAY_DOT.test(address)) return DOTS;
  const labels = domain.split('.');
  if (!labels.every((label) => LABEL.test(label))) return ANY;
  if (!TOP_LABEL.test(labels.at(-1) ?? '')) return ENDING;
  if (
    !asciiDomain(domain)
      ?.split('.')
      .every((label) => label.length <= LABEL_MAX_LENGTH)
  )
    return ANY;
  if (CURLY_APOSTROPHE.test(name)) return APOSTROPHE;
  return NAME.test(name) ? null : NAME_LETTERS;
}

/** An address as it is handed to mail servers: international domains in Punycode. */
export function mailableEmail(email: string): string {
  const [name, domain] = split(email);
  return `${name}@${asciiDomain(domain) ?? domain}`;
}
