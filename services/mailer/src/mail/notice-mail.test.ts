import { expect, test } from 'vitest';
import { noticeMail } from './notice-mail.tsx';
import { type PhotoRequest, photoRequestMail } from './photo-request-mail.ts';
import { INK } from './results-mail-facts.ts';

const request: PhotoRequest = {
  failure: {
    code: 'photos',
    message: 'photos',
    photos: [{ position: 1, problems: ['underexposed', 'blurred'], warnings: [] }],
  },
  delivered: false,
  photosUrl: 'https://shop.example/open/abc',
  refundDays: 14,
  withdrawUrl: null,
};
const about = { orderId: 4_218_559_031, supportEmail: 'help@shop.example' };
const written = (asked: PhotoRequest) => noticeMail(photoRequestMail(asked), about);
const mail = written(request);

test('both bodies say what was wrong, what to do, and that the order is safe', () => {
  for (const body of [mail.html, mail.text.replaceAll('\n', ' ')]) {
    expect(body).toContain('Too dark.');
    expect(body).toContain('Out of focus.');
    expect(body).toContain('https://shop.example/open/abc');
    expect(body).toContain('within 14 days');
    expect(body).toContain('4218559031');
  }
});

test('an ink button is visible on dark paper', () => {
  expect(mail.html).toMatch(new RegExp(`class="button on-ink" style="background-color:${INK}`));
  expect(mail.html).toMatch(/prefers-color-scheme:dark\)\{[^@]*\.on-ink\{background-color:#F3EEE6!important/);
});

test('an order without photos asks for the first ones, and mentions a refund only if paid', () => {
  const missing = written({ ...request, failure: null });
  expect(missing.subject).toContain('is waiting for your photos');
  expect(missing.text).not.toContain('could not measure');
  expect(missing.text.replaceAll('\n', ' ')).toContain('within 14 days');
  const free = written({ ...request, failure: null, refundDays: null });
  expect(free.text).not.toContain('money');
});
