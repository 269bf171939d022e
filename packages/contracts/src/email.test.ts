import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each(['a@b.co', ' who.ever+x@mail.example.org ', "o'neil@x-y.example", 'jürgen@bücher.example'])(
  '%s is valid',
  (text) => expect(isEmail(text)).toBe(true),
);
it.each([
  ...['', 'a@b', 'a b@c.de', '@c.de', 'a@c.', 'a@b@c.de', 'a@.b.de', 'a@b..cc', 'a@-b.de', 'a@b-.de', 'a@b_c.de'],
  ...['<b>a</b>@c.de', 'a@<b>.de', 'a@c.de>', '"a"@c.de', 'a,b@c.de', 'a;b@c.de', 'a@[127.0.0.1]', 'mailto:a@c.de'],
  // Accepted by many forms, delivered by no mail server.
  ...['.a@b.co', 'a.@b.co', 'a..b@b.co', '..a@b.co', 'o\u2019neil@b.co', 'a@example.c'],
  ...['a@c.de\r\nBcc: x@y.de', 'a\u200b@c.de', `a@${'b'.repeat(64)}.de`, `${'a'.repeat(250)}@c.de`],
])('%s is invalid', (text) => expect(isEmail(text)).toBe(false));
