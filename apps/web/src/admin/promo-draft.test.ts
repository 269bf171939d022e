import { describe, expect, it } from 'vitest';
import { draftOf, EMPTY_DRAFT, termsOf } from './promo-draft.ts';

describe('a promo code in its form', () => {
  it('comes back as it was', () => {
    const terms = { percent: 25, expiresAt: '2027-01-31T22:30:00.000Z', maxUses: 40 };
    expect(termsOf(draftOf({ code: 'SUMMER', uses: 3, ...terms }))).toEqual(terms);
  });

  it('keeps an open end and an open limit open', () => {
    const draft = draftOf({ code: 'SUMMER', uses: 0, percent: 5, expiresAt: null, maxUses: null });
    expect(draft).toEqual({ ...EMPTY_DRAFT, code: 'SUMMER', percent: '5' });
    expect(termsOf(draft)).toEqual({ percent: 5, expiresAt: null, maxUses: null });
  });

  it('reads the expiry as UTC in every time zone', () => {
    expect(termsOf({ ...EMPTY_DRAFT, percent: '5', expires: '2027-07-01T00:00' }).expiresAt).toBe(
      '2027-07-01T00:00:00.000Z',
    );
  });
});
