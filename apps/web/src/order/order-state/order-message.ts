import { isConsentTakenBack, type NextStep } from '@trueseason/contracts';
import { blocksCookies, COOKIES_BLOCKED_TEXT } from '../../lib/browser/cookies.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { type KnownOrder, type OrderScreen, type OrderState, pathOf } from '../screen-of.ts';

export interface WayOn {
  readonly label: string;
  readonly to: string;
}

/** Every screen's words about an order in one state, and where to continue. */
export interface OrderMessage {
  readonly title: string;
  readonly text: string;
  /** The first one is the main one. */
  readonly ways: readonly [WayOn, ...WayOn[]];
}

/** `pending` at the bank, `made` or `failed` according to the address that the bank returned to. */
export type PaymentNews = 'pending' | 'made' | 'failed';

/** Shown while a payment is pending at the bank. */
export const STILL_PENDING =
  'Your bank is still checking this payment. You don’t need to pay again. We’ll email you as soon as it clears.';

/** For a declined card, if the provider gives no reason. */
export const NOT_COMPLETED = 'The payment didn’t go through. You weren’t charged.';

interface StepTexts {
  readonly title: string;
  readonly text: string;
  readonly label: string;
}

const STEP_TEXTS: Readonly<Record<Exclude<NextStep, 'new_order'>, StepTexts>> = {
  photos: {
    title: 'We need your photos',
    text: 'This order needs three photos. There’s nothing more to pay.',
    label: 'Add Your Photos',
  },
  payment: {
    title: 'This order isn’t paid yet',
    text: 'This order is still pending payment. Please complete your purchase to access results.',
    label: 'Complete Your Purchase',
  },
  analysis: {
    title: 'Your analysis is under way',
    text: 'We’re looking at your photos. You can close this page.',
    label: 'Check Your Progress',
  },
  result: { title: 'Your result is ready', text: 'It stays open in this browser.', label: 'View Your Results' },
  gift: {
    title: 'This order is a gift',
    text: 'Its card and code have their own page.',
    label: 'See the Gift',
  },
  dispute: {
    title: 'This order is locked',
    text: 'Your bank has disputed this payment, so your result is locked. If that was a mistake, tell your bank the payment was right, or write to us with your order number. Your result opens again once the dispute is withdrawn. You don’t have to pay again.',
    label: 'Contact Us',
  },
};

const DISPUTED_GIFT: StepTexts = {
  title: 'This gift is on hold',
  text: 'Your bank has disputed the payment, so the code doesn’t work for now. If that was a mistake, ask your bank to withdraw the dispute, and the code will work again. If the bank refunds you, the gift ends.',
  label: 'Contact Us',
};

const REFUNDED = 'We have refunded you, or the refund is on its way.';
const REFUND_FAILED =
  'Your bank returned our refund. We will send it again and email you when we do. If you closed this card, write to us.';

function endingTexts({ status, isGift, refunded, refundFailed, failure }: OrderState): StepTexts {
  const refundText = refundFailed ? REFUND_FAILED : REFUNDED;
  if (isGift)
    return { title: 'This gift has ended', text: `${refundText} The code no longer works.`, label: 'Give Another One' };
  const reason = status === 'failed' ? (failure?.message ?? UNMEASURED) : undefined;
  if (reason && !refunded && !isConsentTakenBack(failure)) {
    return {
      title: 'The analysis stopped',
      text: `${reason} You owe nothing, and it’s free to try again.`,
      label: 'Choose Other Photos',
    };
  }
  return {
    title: 'This order has ended',
    text: [refunded ? refundText : reason, 'You can start a new one anytime.'].filter(Boolean).join(' '),
    label: 'Get Your Analysis',
  };
}

const UNMEASURED = 'We couldn’t measure the photos.';

/** Other photos for an order that is paid. */
function otherPhotosTexts({ failure }: OrderState): StepTexts {
  // No email after a withdrawn consent.
  const mailText = isConsentTakenBack(failure) ? '' : ' We’re emailing you the same link.';
  return {
    title: 'We need other photos',
    text: `${failure?.message ?? UNMEASURED} Your order is paid, so other photos are free.${mailText}`,
    label: 'Choose Other Photos',
  };
}

function stepTexts(order: OrderState): StepTexts {
  const { nextStep, status, isGift } = order;
  if (nextStep === 'new_order') return endingTexts(order);
  if (nextStep === 'photos' && status === 'failed') return otherPhotosTexts(order);
  return isGift && nextStep === 'dispute' ? DISPUTED_GIFT : STEP_TEXTS[nextStep];
}

const HELP: WayOn = { label: 'Contact Us', to: paths.help };

const PENDING_MESSAGE: OrderMessage = {
  title: 'Your payment is under way',
  text: STILL_PENDING,
  ways: [HELP],
};

const BY_CODE: WayOn = { label: 'Open My Order with a Code', to: paths.myData };
const FIND_BY_NUMBER = 'Find It by Number';
const OPEN_WAYS: OrderMessage['ways'] = [BY_CODE, { label: FIND_BY_NUMBER, to: paths.lookup }];

/** What a payment's return address says about an order that this browser may not see. */
export interface ReturnedFrom {
  /** The order's number, which has not been shown yet. */
  readonly number?: string | null;
  /** Paid on the provider's own page, so that the photos are still in the browser that began. */
  readonly isHosted?: boolean;
}

const PHOTOS_ELSEWHERE =
  'Photos you chose are still in the browser where you began: open it there, and they’re sent by themselves. Or add them again here, with a code.';

/** Deleted, mistyped, or open in another browser: the server does not distinguish these. */
function unknownMessage(payment: PaymentNews | undefined, { number, isHosted }: ReturnedFrom): OrderMessage {
  const isBlocked = blocksCookies();
  if (payment === 'failed')
    return { title: NOT_COMPLETED, text: isBlocked ? COOKIES_BLOCKED_TEXT : NOT_HERE, ways: OPEN_WAYS };
  // Customers who paid in another browser, or without cookies, must not pay again.
  if (payment || isBlocked) {
    const lines = [
      isBlocked ? COOKIES_BLOCKED_TEXT : NOT_HERE,
      'If you just paid, you don’t have to pay again.',
      number && `Your order number is ${number}.`,
      isHosted && PHOTOS_ELSEWHERE,
    ];
    const byNumber = number ? { label: FIND_BY_NUMBER, to: `${paths.lookup}?order=${number}` } : HELP;
    return {
      title: 'If you just paid, your order is safe',
      text: lines.filter(Boolean).join(' '),
      // Without a number, none can be entered.
      ways: payment ? [BY_CODE, byNumber] : OPEN_WAYS,
    };
  }
  return {
    title: UNKNOWN_TITLE,
    text: 'It was deleted, or it was opened in another browser. A code that we email you opens it here.',
    ways: OPEN_WAYS,
  };
}

const UNKNOWN_TITLE = 'We can’t find that order in this browser';
const NOT_HERE = `${UNKNOWN_TITLE}.`;

/** The one message for the state of an order, on all screens; `unknown` is an order that this browser may not see. */
export function orderMessage(
  order: KnownOrder | 'unknown',
  payment?: PaymentNews,
  returned: ReturnedFrom = {},
): OrderMessage {
  if (order === 'unknown') return unknownMessage(payment, returned);
  if (order.nextStep === 'payment' && payment === 'pending') return PENDING_MESSAGE;
  const { title, text, label } = stepTexts(order);
  return { title, text, ways: [{ label, to: pathOf(order) }] };
}

const SILENT_SCREENS: readonly OrderScreen[] = ['checkout', 'hostedPayment', 'gift', 'help', 'start', 'startGift'];

/** Whether the screen where an order continues shows nothing of the order, so that the one it is opened on has to. */
export const needsMessage = (screen: OrderScreen | undefined): boolean =>
  screen !== undefined && SILENT_SCREENS.includes(screen);
