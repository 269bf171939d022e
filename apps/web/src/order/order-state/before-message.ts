import { type BoughtOrder, formatPrice, PRICE_CENTS, type UnpaidOrder } from '@trueseason/contracts';
import { listed } from '@trueseason/style/seasons/listed';
import { paths } from '../../lib/navigation/paths.ts';
import type { Before, PayScreen } from '../before-payment.ts';
import { currentPromoCode, priceCoverage } from '../promo-code.ts';
import { pathOf } from '../screen-of.ts';
import { orderMessage, type WayOn } from './order-message.ts';

/** What comes before a payment: where to go first, and how to pay anyway. */
export interface BeforeMessage {
  readonly title: string;
  readonly lines: readonly string[];
  readonly way: WayOn;
  /** To buy on purpose; null if that would deliver nothing. */
  readonly another: string | null;
}

const SECOND_ORDER = 'A second one, say for a friend, is a new order at the full price.';
const ANOTHER_ANALYSIS = 'Start Another Analysis';

/** Of an order that is paid, or whose payment is under way. */
function boughtTitle({ id, nextStep, status, pending }: BoughtOrder): string {
  if (pending) return `Your payment for order ${id} is under way.`;
  if (nextStep !== 'photos') return `You already have an analysis: order ${id}.`;
  return `Order ${id} is paid and needs ${status === 'failed' ? 'other' : 'your'} photos.`;
}

function boughtMessage(order: BoughtOrder, screen: PayScreen): BeforeMessage {
  const {
    text,
    ways: [way],
  } = orderMessage(order, order.pending ? 'pending' : undefined);
  const isUnlock = screen === 'unlock';
  return {
    title: boughtTitle(order),
    lines: [text, isUnlock ? 'Unlocking this result is another payment.' : SECOND_ORDER],
    way,
    another: isUnlock ? 'Unlock This One Too' : order.nextStep === 'photos' ? 'Start Another Order' : ANOTHER_ANALYSIS,
  };
}

function unpaidMessage(order: UnpaidOrder, screen: PayScreen): BeforeMessage {
  const {
    text,
    ways: [way],
  } = orderMessage(order);
  const isLocked = order.nextStep === 'payment';
  return {
    title: isLocked ? `You already have a result: order ${order.id}.` : `We have your photos: order ${order.id}.`,
    lines: [
      isLocked ? 'It’s measured and locked. You haven’t paid, and you owe nothing.' : text,
      ...(screen === 'upload' ? [] : [SECOND_ORDER]),
    ],
    way: isLocked ? { label: 'See Its Preview', to: pathOf(order) } : way,
    another: ANOTHER_ANALYSIS,
  };
}

const PAY_ANYWAY = `Continue at ${formatPrice(PRICE_CENTS)}`;

/** Of the gift or re-measure on this device. */
function coverageMessage(hasEnded: boolean): BeforeMessage {
  const isGift = priceCoverage() !== 'remeasure';
  if (!hasEnded) {
    return {
      title: isGift ? 'Your gift pays for this.' : 'Your free yearly re-measure pays for this.',
      lines: ['You pay nothing. It starts with three photos.'],
      way: { label: 'Choose Your Photos', to: paths.upload },
      another: PAY_ANYWAY,
    };
  }
  return {
    title: isGift ? 'Your gift can’t be used now.' : 'Your free re-measure can’t be used now.',
    lines: [
      isGift
        ? 'It was withdrawn, has expired, or is used. Whoever gave it to you can see which. You weren’t charged.'
        : 'It was used, or its first order has ended. You weren’t charged.',
    ],
    way: isGift
      ? { label: 'See Your Gift', to: paths.openGift(currentPromoCode() ?? '') }
      : { label: 'See My Orders', to: paths.myData },
    another: PAY_ANYWAY,
  };
}

const boughtGiftMessage = (orderId: number): BeforeMessage => ({
  title: `You’ve already bought a gift: order ${orderId}.`,
  lines: ['Its code is good for one analysis. Another gift is a new order at the full price.'],
  way: { label: 'See your gift', to: paths.giftCard(orderId) },
  another: 'Buy another gift',
});

const unmeasurableMessage = (photos: readonly number[]): BeforeMessage => ({
  title: `We can’t measure photo${photos.length > 1 ? 's' : ''} ${listed(photos.map(String))}.`,
  lines: ['Please choose others first. It’s free, and you haven’t paid.'],
  way: { label: 'Choose Other Photos', to: paths.upload },
  another: null,
});

/** The one message about what comes before a payment, on all screens. */
export function beforeMessage(before: Before, screen: PayScreen): BeforeMessage {
  switch (before.kind) {
    case 'bought':
      return boughtMessage(before.order, screen);
    case 'unpaid':
      return unpaidMessage(before.order, screen);
    case 'bought_gift':
      return boughtGiftMessage(before.orderId);
    case 'unmeasurable':
      return unmeasurableMessage(before.photos);
    default:
      return coverageMessage(before.kind === 'coverage_ended');
  }
}
