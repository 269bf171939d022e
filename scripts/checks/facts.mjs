// Facts that customers are told have one home in packages/contracts; whoever types one again contradicts it some day.
import { BRAND } from '../../packages/contracts/src/brand.ts';
import { dollars, PRICE_CENTS } from '../../packages/contracts/src/price.ts';
import { PHOTO_RETENTION, REFUND_CLAIM_DAYS } from '../../packages/contracts/src/promises.ts';
import { isProduct, visit } from './sources.mjs';

const HOMES = /^packages\/contracts\/src\/(brand|price|promises)\.ts$/;
const escaped = (text) => text.replace(/[$.]/g, String.raw`\$&`);

/** What each fact looks like in a text, and what to use instead. */
const FACTS = [
  {
    name: 'PRICE_CENTS',
    pattern: new RegExp(String.raw`\$${PRICE_CENTS / 100}\b|\b${escaped(dollars(PRICE_CENTS))}\b`),
  },
  {
    name: 'PHOTO_RETENTION',
    pattern: new RegExp(String.raw`\b${PHOTO_RETENTION.completedDays}[ -]days?\b`),
  },
  { name: 'REFUND_CLAIM_DAYS', pattern: new RegExp(String.raw`\b${REFUND_CLAIM_DAYS}[ -]days?\b`) },
  { name: 'BRAND.supportEmail', pattern: new RegExp(escaped(BRAND.supportEmail)) },
];

const typedIn = (text) => FACTS.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);

/** Texts of product code: strings, templates and JSX, not comments. */
function textsOf(source) {
  const texts = [];
  visit(source, {
    Literal: ({ value, start }) => typeof value === 'string' && texts.push({ text: value, start }),
    TemplateElement: ({ value, start }) => texts.push({ text: value.raw, start }),
    JSXText: ({ value, start }) => texts.push({ text: value, start }),
  });
  return texts;
}

/** @param pages texts in Markdown that customers read: `{ path, text }` */
export function findTypedFacts(sources, pages) {
  const inCode = sources
    .filter(({ path }) => isProduct(path) && !HOMES.test(path))
    .flatMap((source) => textsOf(source).map(({ text, start }) => ({ source, text, start })));
  const inPages = pages.flatMap((page) => {
    const lines = page.text.split('\n');
    return lines.map((text, index) => ({ source: page, text, start: lines.slice(0, index).join('\n').length + 1 }));
  });
  return [...inCode, ...inPages].flatMap(({ source, text, start }) =>
    typedIn(text).map((name) => `${source.path}:${source.text.slice(0, start).split('\n').length} types ${name} again`),
  );
}
