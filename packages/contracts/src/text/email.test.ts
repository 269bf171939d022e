import { expect, it } from 'vitest';
import { emailSchema } from '../schemas/fields.ts';
import { cleanEmail, emailFault, mailableEmail } from './email.ts';

it.each([
  ...['a@b.co', ' who.ever+x@mail.example.org ', "o'neil@x-y.example", 'anna@bücher.example', 'a@例え.テスト'],
  ...[
    'a@xn--bcher-kva.example',
    'a@xn--tda.de',
    'a@example.xn--p1ai',
    `${'a'.repeat(64)}@b.co`,
    '_a!#$%&*/=?^`{|}~-@b.co',
  ],
])('%s is valid', (text) => expect(emailFault(text)).toBeNull());
it.each([
  ...['', 'a@b', 'a b@c.de', '@c.de', 'a@c.', 'a@b@c.de', 'a@.b.de', 'a@b..cc', 'a@-b.de', 'a@b-.de', 'a@b_c.de'],
  ...['<b>a</b>@c.de', 'a@<b>.de', 'a@c.de>', '"a"@c.de', 'a,b@c.de', 'a;b@c.de', 'a@[127.0.0.1]', 'a@xn--a.com'],
  // Accepted by many forms, delivered by no mail server.
  ...['.a@b.co', 'a.@b.co', 'a..b@b.co', '..a@b.co', 'o\u2019neil@b.co', 'a@example.c', 'a@127.0.0.1', 'a@example.12'],
  ...['jürgen@b.co', 'jürgen@bücher.example', '二郎@b.co', `${'a'.repeat(65)}@b.co`, `a@${'ü'.repeat(60)}.de`],
  ...['a@c.de\r\nBcc: x@y.de', 'a@c.de\nAnn', `a@${'b'.repeat(64)}.de`, `${'a'.repeat(250)}@c.de`],
])('%s is invalid', (text) => expect(emailFault(text)).not.toBeNull());

it.each([
  ['.a@b.co', /dots/],
  ['a.@b.co', /dots/],
  ['a..b@b.co', /dots/],
  ['a@b..co', /dots/],
  ['a@b.co.', /dots/],
  ['o\u2019neil@b.co', /apostrophe/],
  ['a@example.c', /end/],
  ['a@example.12', /end/],
  ['jürgen@b.co', /before the @/],
  ['a@b', /valid email/],
  ['a..b@', /valid email/],
  ['.a@b', /valid email/],
])('says what is wrong with %s', (text, words) => expect(emailFault(text)).toMatch(words));

it.each([
  ...[
    'mailto:a@b.co',
    'MAILTO:a@b.co?subject=Hi',
    'Ann B <a@b.co>',
    '"B, Ann" <a@b.co>,',
    '<a@b.co>',
    '<mailto:a@b.co>',
  ],
  ...['a@b.co,', ' a@b.co; ', '\u2068a@b.co\u2069', 'a\u200b@b.co', '\ufeffa@b.co\n'],
])('takes off what was pasted with %s', (text) => {
  expect([cleanEmail(text), emailFault(text), emailSchema.parse(text)]).toEqual(['a@b.co', null, 'a@b.co']);
});

it('is mailed with its domain in Punycode', () => {
  expect(mailableEmail('Anna@Bücher.example')).toBe('Anna@xn--bcher-kva.example');
  // One letter, or a letter and its accent.
  expect(mailableEmail('a@bu\u0308cher.example')).toBe('a@xn--bcher-kva.example');
  expect(mailableEmail('a@b.co')).toBe('a@b.co');
});
