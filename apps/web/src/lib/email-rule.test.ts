import { expect, it } from 'vitest';
import { isEmail } from './email-rule.ts';

it.each(['a@b.co', ' who.ever+x@mail.example.org '])('%s is an address', (text) => expect(isEmail(text)).toBe(true));
it.each(['', 'a@b', 'a b@c.de', '@c.de', 'a@c.'])('%s is not', (text) => expect(isEmail(text)).toBe(false));
