import type { HistoryItem } from '@trueseason/shop/flows';
import { expect, it } from 'vitest';
import { disputeFileHtml } from './render-dispute-file.tsx';

const at = new Date('2026-11-20T08:30:00Z');
const moment = (kind: string, detail: HistoryItem['detail'] = {}): HistoryItem => ({ at, kind, by: null, detail });
const sectionsOf = (html: string) =>
  Object.fromEntries(
    html
      .split('<section>')
      .slice(1)
      .map((section) => section.split(/<[^>]+>/).filter(Boolean))
      .map(([title = '', ...texts]) => [title, texts]),
  );

it('lists what a bank asks, in its order, and nothing of the photos', () => {
  const moments = [
    moment('placed'),
    moment('photos_stored', { photos: 3 }),
    moment('card_checks', { text: 'visa 4242, security code pass' }),
    moment('settled', { of: 'paid', terms: '2026-11-29' }),
    moment('gift_used', { order: 292 }),
    moment('consent', { of: '4', photos: 3 }),
    moment('mail_delivered', { of: 'results', message: '<id@provider>' }),
    moment('mail_delivered', { of: 'photo_request' }),
    moment('dispute', { of: 'needs_response', reason: 'fraudulent', dueBy: '2026-12-01T00:00:00Z' }),
    moment('analyzed', { of: 'first' }),
    moment('analyzed', { of: 'again' }),
    moment('shared'),
    moment('note', { text: 'called twice' }),
  ];
  const html = disputeFileHtml({ order: { id: 291, email: 'a&b@example.com' }, moments, paid: '$29.00 (pi_1)' });
  const time = '2026-11-20 08:30:00';
  expect(sectionsOf(html)).toEqual({
    'What was bought': [
      ...[time, 'Order placed'],
      ...[time, 'Checks of the card: visa 4242, security code pass'],
      ...[time, 'Paid, under the terms of 2026-11-29'],
    ],
    'What the customer agreed to': [
      ...[time, 'Paid, under the terms of 2026-11-29'],
      ...[time, 'Consent to text 4 for 3 photos'],
    ],
    Delivery: [
      time,
      'The gift was used, by order #292',
      time,
      'Results email: delivered; the provider’s message &lt;id@provider&gt;',
    ],
    'Use of the result': [time, 'Analyzed again', time, 'Shared with others, by a link'],
    'Checks of the address': ['Nothing on record.'],
    'The dispute': [time, 'Dispute needs response: fraudulent; evidence until 2026-12-01'],
  });
  expect(html).toContain('Customer: a&amp;b@example.com. Paid: $29.00 (pi_1).');
});
