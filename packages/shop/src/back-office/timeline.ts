import {
  ADMIN_ACTIONS,
  type AdminAction,
  DEFAULT_CURRENCY,
  formatPrice,
  OPERATOR_ACTIONS,
  PHOTO_PROBLEM_ADVICE,
  PHOTO_WHY,
  REFUND_WHY,
  type TimelineEntry,
} from '@trueseason/contracts';
import type { Database } from '../database/index.ts';
import { type HistoryItem, listOrderHistory } from '../flows/index.ts';
import type { EventDetail, OrderEventKind } from '../order/index.ts';

type Other =
  | 'intent'
  | 'intent_canceled'
  | 'declined'
  | 'consent'
  | 'begin_request'
  | 'mail_requested'
  | 'audit'
  | 'dispute'
  | 'complaint'
  | 'note'
  | 'payment_step'
  | 'card_checks'
  | 'season'
  | 'season_proposed'
  | 'gift_used'
  | 'shared'
  | 'provider_event';

/** A code of ours or of a provider, as words. */
export const wordsOf = (code: string): string => code.replaceAll(/[_-]/g, ' ');
const money = ({ cents = 0, currency }: EventDetail): string => formatPrice(cents, currency ?? DEFAULT_CURRENCY);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const mailOf = ({ of, attempt = 1 }: EventDetail): string =>
  `${capital(wordsOf(of ?? ''))} email${attempt > 1 ? `, attempt ${attempt}` : ''}`;
const reasonSuffix = (reason: string | null | undefined): string => (reason ? `: ${reason}` : '');

function verdictsIn({ verdicts = [] }: EventDetail): string {
  const texts = verdicts.map(({ position, problems }) => {
    const labels = problems.map((problem) => PHOTO_PROBLEM_ADVICE[problem].label.toLowerCase());
    return `photo ${position}: ${labels.join(', ') || 'can be measured'}`;
  });
  return reasonSuffix(texts.join('; '));
}

const ANALYZED: Readonly<Record<string, string>> = {
  again: 'Analyzed again',
  exchanged: 'Other photos analyzed, which replace the result',
};

const PROPOSED_BY: Readonly<Record<string, string>> = {
  photos: 'added photos',
  photo_left_out: 'a photo left out',
  answers: 'answers',
};

const isAdminAction = (name: string): name is AdminAction => ADMIN_ACTIONS.some((action) => action === name);

const REASON_WORDS: Readonly<Record<string, string>> = { ...REFUND_WHY, ...PHOTO_WHY };

function act({ of, detail, reason }: EventDetail): string {
  const name = of ?? '';
  const title = isAdminAction(name) ? OPERATOR_ACTIONS[name].title : wordsOf(name);
  const outcome = (detail ?? '').replace(/^done(: )?/, '').replace(/^failed: .*/, wordsOf);
  const why = reason ? (REASON_WORDS[reason] ?? wordsOf(reason)) : '';
  return `${capital(title)}${reasonSuffix([outcome, why].filter(Boolean).join('; '))}`;
}

const WORDS: Readonly<
  Record<Exclude<OrderEventKind, 'erased'> | Other, readonly [TimelineEntry['part'], (detail: EventDetail) => string]>
> = {
  placed: ['order', () => 'Order placed'],
  photos_stored: ['photos', ({ photos }) => (photos ? `${photos} photos uploaded` : 'Photos uploaded')],
  processing: ['photos', () => 'Analysis began'],
  analyzed: ['photos', ({ of }) => ANALYZED[of ?? ''] ?? 'Analyzed: all photos can be measured'],
  failed: [
    'photos',
    (detail) =>
      `${detail.of === 'photos' ? 'The photos cannot be measured' : 'The analysis failed'}${verdictsIn(detail)}`,
  ],
  photo_left_out: ['photos', () => 'The customer left out an added photo'],
  result_proposed: ['photos', ({ of }) => `Another result proposed, by ${PROPOSED_BY[of ?? ''] ?? 'answers'}`],
  result_kept: ['order', () => 'The customer kept the result'],
  result_taken: ['order', () => 'The customer took the proposed result'],
  photos_requested: ['photos', ({ of }) => (of === 'first' ? 'Photos asked for' : 'Other photos asked for')],
  settled: [
    'payment',
    ({ of, terms }) => `${of === 'free' ? 'Unlocked for free' : 'Paid'}${terms ? `, under the terms of ${terms}` : ''}`,
  ],
  refunded: ['payment', (detail) => `${money(detail)} ${detail.of === 'bank' ? 'taken back by the bank' : 'refunded'}`],
  refunded_in_part: ['payment', (detail) => `${money(detail)} refunded`],
  refund_failed: ['payment', () => 'A refund failed: the bank returned it'],
  disputed: ['dispute', () => 'Result locked by a dispute'],
  dispute_won: ['dispute', () => 'Result open again after the dispute'],
  completed: ['order', () => 'Result ready for the customer'],
  report_ready: ['order', () => 'Report made'],
  report_failed: ['order', () => 'The report could not be made'],
  mail_requested: ['mail', (detail) => `${mailOf(detail)}: requested`],
  mail_sent: ['mail', (detail) => `${mailOf(detail)}: sent${detail.to ? ` to ${detail.to}` : ''}`],
  mail_failed: ['mail', (detail) => `${mailOf(detail)}: not sent${reasonSuffix(detail.reason)}`],
  mail_delivered: ['mail', (detail) => `${mailOf(detail)}: delivered`],
  mail_bounced: ['mail', (detail) => `${mailOf(detail)}: ${detail.reason ?? 'bounced'}`],
  mail_blocked: ['mail', (detail) => `${mailOf(detail)}: ${detail.reason ?? 'refused for now'}`],
  mail_complained: ['mail', (detail) => `${mailOf(detail)}: marked as spam`],
  address_changed: [
    'order',
    ({ from, to }) => (from ? `Address changed from ${from} to ${to}` : `Address given: ${to}`),
  ],
  photos_deleted: ['photos', () => 'Photos deleted'],
  consent_taken_back: ['consent', () => 'Consent taken back: photos, measurements and result deleted'],
  withdrawn: ['consent', ({ day }) => `Withdrawn from the contract${day ? `, with a letter of ${day}` : ''}`],
  gift_ended: ['order', () => 'Gift ended'],
  intent: [
    'payment',
    (detail) => `${money(detail)} asked${detail.code ? ` with code ${detail.code}` : ''}: ${detail.of}`,
  ],
  intent_canceled: ['payment', ({ of }) => `Canceled: ${of}`],
  declined: [
    'payment',
    ({ of }) =>
      of === NOT_CONFIRMED
        ? 'Returned from the bank: the customer did not confirm'
        : `Card declined${reasonSuffix(of && wordsOf(of))}`,
  ],
  consent: ['consent', ({ of, photos }) => `Consent to text ${of} for ${photos} photos`],
  begin_request: ['consent', ({ of }) => `Asked us to begin at once, text ${of}`],
  season: [
    'order',
    ({ of, before }) =>
      before && before !== of ? `Season: ${of}, before ${before}` : `Season: ${of}${before ? ', as before' : ''}`,
  ],
  season_proposed: ['order', ({ of }) => `Season of the proposed result: ${of}`],
  gift_used: ['order', ({ order }) => `The gift was used, by order #${order}`],
  shared: ['order', () => 'Shared with others, by a link'],
  payment_step: [
    'payment',
    ({ of }) => (of === 'processing' ? 'The bank is processing the payment' : 'The bank asks the customer to confirm'),
  ],
  card_checks: ['payment', ({ text }) => `Checks of the card: ${text}`],
  provider_event: [
    'payment',
    ({ of, reason }) =>
      `The provider’s event ${of}, ${reason === 'list' ? 'found by reading its list' : 'brought by a webhook'}`,
  ],
  audit: ['operator', act],
  dispute: [
    'dispute',
    ({ of, reason, dueBy }) =>
      `Dispute ${wordsOf(of ?? '')}${reasonSuffix(reason && wordsOf(reason))}${dueBy ? `; evidence until ${dueBy.slice(0, 10)}` : ''}`,
  ],
  complaint: ['order', ({ of }) => `Complaint ${of ?? ''}`],
  note: ['note', ({ text }) => text ?? ''],
};

/** The provider's code of a payment that its bank asked about in vain. */
const NOT_CONFIRMED = 'payment_intent_authentication_failure';

const isKnown = (kind: string): kind is keyof typeof WORDS => Object.hasOwn(WORDS, kind);

export function timelineEntryOf({ at, kind, by, detail }: HistoryItem): TimelineEntry {
  const [part, words] = isKnown(kind) ? WORDS[kind] : (['order', () => wordsOf(kind)] as const);
  return { at: at.toISOString(), part, by, what: words(detail) };
}

/** All that happened to an order, in words, oldest first. Empty without such an order. */
export const readTimeline = async (db: Database, orderId: number): Promise<TimelineEntry[]> =>
  (await listOrderHistory(db, orderId)).map(timelineEntryOf);
