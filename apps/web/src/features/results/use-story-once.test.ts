import { describe, expect, it } from 'vitest';
import { isInvited } from './use-story-once.ts';

describe('isInvited', () => {
  it.each([
    ['from the preview', 5, '', { from: 'preview' }, [5]],
    ['from a payment', 5, '', { from: 'payment' }, [5]],
    ['payment_success in the query', 5, '?payment_success=true', null, [5]],
    ['from=payment in the query', 5, '?from=payment', null, [5]],
    ['not yet shown in this session', 5, '', null, []],
    ['a number of 291 or higher', 291, '', null, [291]],
  ])('%s', (_, orderId, search, state, seen) => {
    expect(isInvited(orderId, search, state, seen)).toBe(true);
  });

  it('not an old order that was shown before', () => {
    expect(isInvited(290, '?from=mail', null, [290])).toBe(false);
  });
});
