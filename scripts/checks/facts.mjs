// Promised facts are defined once in packages/contracts; repeated literals would diverge. Linters find magic numbers in code,
// not figures in sentences.
import { ACCESS_CODE_MINUTES } from '../../packages/contracts/src/order/access-code.ts';
import { PHOTO_COUNT, PHOTO_MAX_MEGABYTES } from '../../packages/contracts/src/photos/photo.ts';
import {
  BRAND,
  DEFAULT_CURRENCY,
  decimalPrice,
  formatPrice,
  PRICE_CENTS,
} from '../../packages/contracts/src/product/brand-and-price.ts';
import * as promises from '../../packages/contracts/src/product/promises.ts';
import { SEASON_COUNT, TYPE_COUNT } from '../../packages/contracts/src/result/season-name.ts';
import { at, isProduct, visit } from './sources.mjs';

const HOMES = /^packages\/contracts\/src\/\w+\/(access-code|brand-and-price|photo|promises|season-name)\.ts$/;
/** Texts for developers and operators. Decisions and measurements are of their day. */
const DOC = /^([^/]+|docs\/[^/]+|infra\/.+|(packages|services|apps)\/[^/]+\/README)\.md$/;
const OF_ITS_DAY = /^(CHANGELOG|docs\/scale)\.md$/;
export const isDoc = (path) => DOC.test(path) && !OF_ITS_DAY.test(path);

const WORDS = { 2: 'two', 3: 'three', 5: 'five', 10: 'ten', 12: 'twelve', 14: 'fourteen', 15: 'fifteen', 30: 'thirty' };
const escaped = (text) => text.replace(/[$.]/g, String.raw`\$&`);
const SYMBOL = escaped(formatPrice(0, DEFAULT_CURRENCY).replace(/[\d.]/g, ''));
/** The number in digits or in a word, and its unit. */
const counted = (number, unit) =>
  new RegExp(String.raw`\b(?:${[number, WORDS[number]].filter(Boolean).join('|')})[-\s]{0,20}${unit}`, 'gi');
const days = (number) => counted(number, 'days?\\b');
/** Digits only: laws and people also use "three years" for other things. */
const years = (number) => new RegExp(String.raw`\b${number} years\b`, 'gi');

/** What each fact looks like in a text. A word for the three photos is not one: every picture shows three. */
const FACTS = {
  PRICE_CENTS: new RegExp(String.raw`${SYMBOL}${PRICE_CENTS / 100}\b|\b${escaped(decimalPrice(PRICE_CENTS))}\b`, 'g'),
  'BRAND.supportEmail': new RegExp(escaped(BRAND.supportEmail), 'g'),
  // Ten minutes are a time for much else.
  ACCESS_CODE_MINUTES: new RegExp(
    String.raw`\bgood for (?:${ACCESS_CODE_MINUTES}|${WORDS[ACCESS_CODE_MINUTES]}) min`,
    'gi',
  ),
  PHOTO_COUNT: new RegExp(String.raw`\b${PHOTO_COUNT} (?:photos|selfies|pictures)`, 'gi'),
  PHOTO_MAX_MEGABYTES: counted(PHOTO_MAX_MEGABYTES, 'MB\\b'),
  SEASON_COUNT: new RegExp(String.raw`\b${SEASON_COUNT} seasons`, 'gi'),
  TYPE_COUNT: new RegExp(String.raw`\b${TYPE_COUNT} (?:seasonal (?:color )?)?types`, 'gi'),
  'PHOTO_RETENTION.completedDays': days(promises.PHOTO_RETENTION.completedDays),
  'PHOTO_RETENTION.unpaidHours': counted(promises.PHOTO_RETENTION.unpaidHours, 'hours?\\b'),
  'ORDER_RETENTION.unpaidDays': days(promises.ORDER_RETENTION.unpaidDays),
  'ORDER_RETENTION.settledDays': years(promises.ORDER_RETENTION.settledDays / 365),
  ACCOUNTING_RETENTION_YEARS: years(promises.ACCOUNTING_RETENTION_YEARS),
  LOG_RETENTION_DAYS: days(promises.LOG_RETENTION_DAYS),
  BACKUP_RETENTION_DAYS: days(promises.BACKUP_RETENTION_DAYS),
  DEAD_JOB_DAYS: days(promises.DEAD_JOB_DAYS),
  REFUND_CLAIM_DAYS: days(promises.REFUND_CLAIM_DAYS),
  REFUND_AFTER_DAYS: days(promises.REFUND_AFTER_DAYS),
  WITHDRAWAL_DAYS: days(promises.WITHDRAWAL_DAYS),
  SESSION_DAYS: days(promises.SESSION_DAYS),
  OPERATOR_SESSION_HOURS: counted(promises.OPERATOR_SESSION_HOURS, 'hours?\\b'),
};

/** Our name and the currency's symbol: in code, and the name in pages, too. */
const NAMES = {
  'BRAND.name': new RegExp(escaped(BRAND.name), 'g'),
  'BRAND.slug': new RegExp(String.raw`(?<!@)\b${BRAND.slug}\b(?!/)`, 'g'),
  'BRAND.handle': new RegExp(String.raw`(?<!\w)${BRAND.handle}\b(?!/)`, 'g'),
};
/** Placeholder for what a template or an element inserts. */
const FILLED = '\0';
/** Before a number, or before what is put in. One digit may be a group of a pattern. */
const AMOUNT = {
  formatPrice: new RegExp(String.raw`${SYMBOL}(?=${FILLED}|(?:\d{2,}|\d+[.,]\d+)(?![\d$]))`, 'g'),
  CURRENCY: new RegExp(String.raw`\b${DEFAULT_CURRENCY}\b`, 'gi'),
};
/** Names that have to outlive another brand: of queues, caches, links that are in mails, addresses of pages. */
const STAYS =
  /^(packages\/(platform\/src\/runtime\/(config|tracing)|print\/src\/chromium\/bundled|shop\/src\/access\/signed-links)|apps\/web\/src\/(service-worker|content\/blog\/articles))\.ts$/;
/** What shops that we link to charge. */
const OTHER_PRICES = /^packages\/style\/src\/seasons\/(retailers|definitions\/[\w-]+\/outfits)\.ts$/;

/** Where a text types facts: one place for all facts of the same figure. */
function typedIn(text, facts = FACTS) {
  const places = new Map();
  for (const [name, pattern] of Object.entries(facts)) {
    for (const { index } of text.matchAll(pattern)) places.set(index, [...(places.get(index) ?? []), name]);
  }
  return [...places].map(([index, names]) => ({ index, names: names.join(' or ') }));
}

/** Texts of product code: strings, templates and JSX, not comments. */
function textsOf(source) {
  const texts = [];
  visit(source, {
    Literal: ({ value, start }) => typeof value === 'string' && texts.push({ text: value, start }),
    TemplateElement: ({ value, tail, start }) => texts.push({ text: value.raw + (tail ? '' : FILLED), start }),
    JSXText: ({ value, start }) => texts.push({ text: value + FILLED, start }),
  });
  return texts;
}

/** What a file of code may not type. */
const typedByCode = (path) => ({
  ...FACTS,
  ...(!OTHER_PRICES.test(path) && AMOUNT),
  ...(STAYS.test(path) ? { 'BRAND.name': NAMES['BRAND.name'] } : NAMES),
});

/** @param pages texts in Markdown or HTML that customers read: `{ path, text }` */
export function findTypedFacts(sources, pages) {
  const inCode = sources
    .filter(({ path }) => isProduct(path) && !HOMES.test(path))
    .flatMap((source) => textsOf(source).map(({ text, start }) => ({ source, text, start })));
  const inPages = pages.map((page) => ({ source: page, text: page.text, start: 0 }));
  const typed = ({ source, text }) =>
    typedIn(text, pages.includes(source) ? { ...FACTS, 'BRAND.name': NAMES['BRAND.name'] } : typedByCode(source.path));
  return [...inCode, ...inPages].flatMap(({ source, text, start }) =>
    typed({ source, text }).map(({ index, names }) => `${at(source, start + index)} types ${names} again`),
  );
}

/** A figure, its unit and the name of its home behind it, as in 30 days (`PHOTO_RETENTION.completedDays`), or a link to it. */
const NAMED = /(\S{1,20}(?:[-\s][a-z]{1,20})?)\s\(\[?`([\w.]+)`(?:\]\([\w/.-]{1,99}\))?\)/gi;

/** In documents a figure stands with the name of its home and is held to it. */
export function findLooseFacts(docs) {
  return docs.flatMap((doc) => {
    const wrong = [];
    const rest = doc.text.replace(NAMED, (whole, figure, name, start) => {
      if (!Object.hasOwn(FACTS, name)) return whole;
      const [found] = figure.matchAll(FACTS[name]);
      if (!found) wrong.push(`${at(doc, start)} says '${figure}', which is not ${name}`);
      return whole.replace(/[^\n]/g, ' ');
    });
    return [...wrong, ...typedIn(rest).map(({ index, names }) => `${at(doc, index)} states ${names} without its name`)];
  });
}
