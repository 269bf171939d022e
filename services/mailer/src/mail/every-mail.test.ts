import { BEGIN_REQUEST } from '@trueseason/contracts';
import { MAIL_KINDS, type MailKind } from '@trueseason/shop/mail';
import { HIGHEST_GRADE, readingGrade } from '@trueseason/testing/reading-grade';
import { resultFixture } from '@trueseason/testing/result';
import { describe, expect, it } from 'vitest';
import { accessCodeMail } from './access-code-mail.ts';
import { addressChangedMail } from './address-changed-mail.ts';
import { deletionReceiptMail } from './deletion-receipt-mail.ts';
import { giftMail } from './gift-mail.ts';
import { type Notice, noticeMail } from './notice-mail.tsx';
import { photoRequestMail } from './photo-request-mail.ts';
import { refundFailedMail } from './refund-failed-mail.ts';
import { refundMail } from './refund-mail.ts';
import { type Mail, resultsMail } from './results-mail.tsx';
import { withdrawalMail } from './withdrawal-mail.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const WITHDRAW = 'https://shop.example/my-data#withdraw';
const about = { orderId: 4_218_559_031, supportEmail: 'help@shop.example' };
const gift = {
  code: 'GIFT-7KQM-2XWD-9TPA-C4HN',
  giftUrl: 'https://shop.example/gift/GIFT-7KQM-2XWD-9TPA-C4HN',
  cardUrl: 'https://shop.example/open/abc.def-ghi_jkl',
  goodUntil: '2031-11-21',
  withdrawUrl: WITHDRAW,
};
const WRITTEN: Readonly<Record<MailKind, Mail | Notice>> = {
  results: resultsMail({
    ...about,
    result: resultFixture('Dark Winter'),
    resultsUrl: 'https://shop.example/open/abc.def-ghi_jkl',
    lookupUrl: 'https://shop.example/lookup',
    publicUrl: 'https://shop.example',
    begunOnRequest: NOON,
    withdrawal: { until: NOON, url: WITHDRAW },
  }),
  photo_request: photoRequestMail({
    failure: null,
    delivered: false,
    photosUrl: 'https://shop.example/open/abc.def-ghi_jkl',
    refundDays: 14,
    withdrawUrl: WITHDRAW,
  }),
  deletion_receipt: deletionReceiptMail({ deletedAt: NOON, hasResult: true }),
  access_code: accessCodeMail('204816'),
  address_changed: addressChangedMail,
  withdrawal: withdrawalMail({ withdrawnAt: NOON, letterDay: '2026-11-18', isGift: false, rest: '€19.00' }),
  gift: giftMail({ ...gift, isTheDay: false }),
  gift_day: giftMail({ ...gift, isTheDay: true }),
  refund: refundMail({ amountCents: 1000, ofCents: 2900, currency: 'eur', isGift: false }),
  refund_failed: refundFailedMail,
};

const MAILS = Object.fromEntries(
  Object.entries(WRITTEN).map(([kind, mail]) => [kind, 'html' in mail ? mail : noticeMail(mail, about)]),
) as Readonly<Record<MailKind, Mail>>;

const decoded = (html: string): string =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');

/** The visible body, without the preheader. */
function readOf({ html, preheader }: Mail): string {
  const body = html.slice(html.indexOf('<body'));
  const text = decoded(body.replaceAll(/<!--[\s\S]*?-->/g, ' ').replaceAll(/<[^>]+>/g, ' '));
  return text.replace(preheader, ' ').replaceAll(/https:\S+/g, ' ');
}
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\d][\p{L}\d.'’-]*[\p{L}\d]/gu) ?? []);
const linksOf = (text: string): ReadonlySet<string> => new Set(text.match(/https:\/\/[\w./?#=&-]*[\w/]/g) ?? []);

/** Differences in wording between the bodies, with the same destination. */
const OWN_WORDS = new Set(
  'they signature lost this find open results your mail if you lose and the e-mail address number order'.split(' '),
);

describe.each(MAIL_KINDS)('%s', (kind) => {
  const mail = MAILS[kind];
  it('has the same content in both bodies', () => {
    const html = wordsOf(readOf(mail));
    const text = wordsOf(mail.text.replaceAll(/https:\S+/g, ' '));
    const missing = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
      [...some].filter((word) => !others.has(word) && !OWN_WORDS.has(word));
    expect({ inText: missing(html, text), inHtml: missing(text, html) }).toEqual({ inText: [], inHtml: [] });
  });

  it('has the same links in both', () => {
    const hrefs = [...mail.html.matchAll(/href="(https:[^"]+)"/g)].map(([, href = '']) => decoded(href));
    expect([...linksOf(mail.text)].sort()).toEqual([...new Set(hrefs)].sort());
  });

  it('reads at grade 8 at most', () => {
    const { grade, hardest } = readingGrade(mail.text.replaceAll(/https:\S+/g, ' ').split(/\n\s*\n|\n(?=[-•])/));
    expect(grade, hardest.join('\n')).toBeLessThanOrEqual(HIGHEST_GRADE);
  });

  it('is transactional, without an unsubscribe link', () => {
    expect(mail.text).toContain(String(about.orderId));
    expect(mail.text).toContain(about.supportEmail);
    expect(mail.text).not.toMatch(/unsubscribe|newsletter|offer/i);
  });
});

it('the results confirm the buyer’s request in both bodies', () => {
  expect(decoded(MAILS.results.html)).toContain(BEGIN_REQUEST.statement);
});
