import { describe, expect, it } from 'vitest';
import { promoCodeSchema } from '../schemas/fields.ts';
import { newGiftSchema } from '../schemas/gift.ts';
import { withoutInvisible } from './invisible-characters.ts';

const points = (text: string): string[] => [...text].map((one) => one.codePointAt(0)?.toString(16) ?? '');

describe('text typed for others', () => {
  it.each([
    ['turned round', 'Mum\u202Egro.elpmaxe\u202C', 'Mumgro.elpmaxe'],
    ['isolated', '\u2066a\u2067b\u2068c\u2069\u200e\u200f\u061c', 'abc'],
    ['of no width', 'A\u200bn\u2060n\ufeffa\u00ad\u180e', 'Anna'],
    ['joined where nothing joins', 'A\u200dn\u200cna', 'Anna'],
    ['at the ends', '\u200dAnna\u200c', 'Anna'],
    ['of fillers alone', '\u3164\u115f\u2800\u200b', ''],
    ['of tags, private and lone halves', 'a\u{e0061}\ue000\ud800b', 'ab'],
    ['in lines of Unicode', 'a\u2028b\u2029c', 'abc'],
  ])('loses %s', (_what, typed, seen) => {
    expect(points(withoutInvisible(typed))).toEqual(points(seen));
  });

  it.each(['👩‍👩‍👧', '👩🏽‍🚀', '❤️‍🔥', '🏳️‍🌈', 'می‌خواهم', 'ක්‍රීඩා', 'Zoë & André', 'שלום'])('keeps %s', (typed) => {
    expect(points(withoutInvisible(typed))).toEqual(points(typed));
  });

  it('is normalized to what is visible, or null', () => {
    const gift = { email: 'a@example.com', giver: '\u202eannA\u200b ', message: ' \u200b\u2066\u2069 ' };
    expect(newGiftSchema.parse(gift)).toMatchObject({ giver: 'annA', message: null });
    expect(promoCodeSchema.parse('\u2068first10\u2069')).toBe('FIRST10');
  });
});
