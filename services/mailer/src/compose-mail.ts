import { formatPrice, isCompleted, openGiftPath, openPath, SERVED_PAGES } from '@trueseason/contracts';
import { UnrecoverableJobError } from '@trueseason/platform/queue';
import { findAccessCodeNonce, type Links } from '@trueseason/shop/access';
import type { Measurements } from '@trueseason/shop/analysis';
import { findBeginRequest } from '@trueseason/shop/consent';
import type { Database } from '@trueseason/shop/database';
import { findWithdrawalLetter, isWithdrawable } from '@trueseason/shop/flows';
import { findGift, type GiftDetails, giftState, goodUntil } from '@trueseason/shop/gift';
import type { ComposedMail, MailKind, MailRow } from '@trueseason/shop/mail';
import { findOrder, lastWithdrawalDay, type OrderRow } from '@trueseason/shop/order';
import { findSettledPayment, hasFailedRefund } from '@trueseason/shop/payment';
import type { MailerConfig } from './config.ts';
import { accessCodeMail } from './mail/access-code-mail.ts';
import { addressChangedMail } from './mail/address-changed-mail.ts';
import { deletionReceiptMail } from './mail/deletion-receipt-mail.ts';
import { giftMail } from './mail/gift-mail.ts';
import { type Notice, noticeMail } from './mail/notice-mail.tsx';
import { photoRequestMail } from './mail/photo-request-mail.ts';
import { refundFailedMail } from './mail/refund-failed-mail.ts';
import { refundMail } from './mail/refund-mail.ts';
import { type Mail, resultsMail } from './mail/results-mail.tsx';
import { withdrawalMail } from './mail/withdrawal-mail.ts';

export interface ComposeDeps {
  readonly db: Database;
  readonly measurements: Pick<Measurements, 'findResult'>;
  readonly links: Links;
  readonly config: Pick<MailerConfig, 'PUBLIC_URL' | 'SUPPORT_EMAIL' | 'REFUND_AFTER_DAYS'>;
}

async function composeResults({ db, measurements, links, config }: ComposeDeps, order: OrderRow): Promise<Mail> {
  const { id, completed_at, link_version, settled_at } = order;
  const result = await measurements.findResult(id);
  if (!completed_at || !result) throw new UnrecoverableJobError('There are no results to send');
  const token = await links.signOrder(id, link_version);
  const begunOnRequest = await findBeginRequest(db, id);
  // With a request to start at once, this mail ends the right.
  const withdrawUrl = begunOnRequest ? null : await withdrawUrlOf({ db, config }, order);
  return resultsMail({
    result,
    orderId: id,
    resultsUrl: new URL(openPath(token), config.PUBLIC_URL).href,
    lookupUrl: new URL(SERVED_PAGES.lookup, config.PUBLIC_URL).href,
    publicUrl: config.PUBLIC_URL,
    supportEmail: config.SUPPORT_EMAIL,
    begunOnRequest,
    withdrawal: withdrawUrl !== null && settled_at ? { until: lastWithdrawalDay(settled_at), url: withdrawUrl } : null,
  });
}

/** Where to withdraw from a purchase; null if not possible. */
const withdrawUrlOf = async (
  { db, config }: Pick<ComposeDeps, 'db' | 'config'>,
  order: OrderRow,
): Promise<string | null> =>
  (await isWithdrawable(db, order)) ? new URL(`${SERVED_PAGES.myData}#withdraw`, config.PUBLIC_URL).href : null;

async function composePhotoRequest({ db, links, config }: ComposeDeps, order: OrderRow): Promise<Notice> {
  const { id, failure, payment, completed_at, link_version } = order;
  const token = await links.signOrder(id, link_version);
  return photoRequestMail({
    failure,
    delivered: isCompleted(order),
    photosUrl: new URL(openPath(token), config.PUBLIC_URL).href,
    // Photos after a delivery bring no refund.
    refundDays: payment === 'free' || completed_at ? null : config.REFUND_AFTER_DAYS,
    withdrawUrl: await withdrawUrlOf({ db, config }, order),
  });
}

async function composeReceipt(_deps: ComposeDeps, order: OrderRow): Promise<Notice> {
  const { photos_deleted_at } = order;
  if (!photos_deleted_at) throw new UnrecoverableJobError('The photos are not deleted');
  return deletionReceiptMail({
    deletedAt: photos_deleted_at,
    hasResult: isCompleted(order),
  });
}

async function composeAccessCode(
  { db, links }: ComposeDeps,
  { id }: OrderRow,
  { round }: Pick<MailRow, 'round'>,
): Promise<Notice | null> {
  const nonce = await findAccessCodeNonce(db, id, round);
  // Used or replaced.
  if (!nonce) return null;
  return accessCodeMail(links.accessCode(id, nonce));
}

async function composeWithdrawal({ db }: ComposeDeps, { id, flow, withdrawn_at }: OrderRow): Promise<Notice> {
  if (!withdrawn_at) throw new UnrecoverableJobError('The purchase was not withdrawn');
  const paid = await findSettledPayment(db, id);
  return withdrawalMail({
    withdrawnAt: withdrawn_at,
    letterDay: await findWithdrawalLetter(db, id),
    isGift: flow === 'gift',
    rest: paid?.refunded_cents ? formatPrice(paid.amount_cents - paid.refunded_cents, paid.currency) : null,
  });
}

async function composeRefund({ db }: ComposeDeps, { id, flow }: OrderRow): Promise<Notice> {
  const paid = await findSettledPayment(db, id);
  if (!paid) throw new UnrecoverableJobError('Nothing was paid');
  const isWhole = paid.state === 'refunded';
  return refundMail({
    currency: paid.currency,
    amountCents: isWhole ? paid.amount_cents - paid.refunded_cents : paid.refunded_cents,
    ofCents: isWhole ? null : paid.amount_cents,
    isGift: flow === 'gift',
  });
}

/** Null if the refund was repeated before its mail went out. */
const composeRefundFailed = async ({ db }: ComposeDeps, { id }: OrderRow): Promise<Notice | null> =>
  (await hasFailedRefund(db, id)) ? refundFailedMail : null;

async function composeGift(
  { db, links, config }: ComposeDeps,
  order: OrderRow,
  isTheDay: boolean,
): Promise<Notice | null> {
  const { id, link_version } = order;
  const gift = await findGift(db, id);
  // Used or refunded before its day.
  if (!gift?.code || !gift.expires_at || !isReady(gift)) return null;
  return giftMail({
    code: gift.code,
    giftUrl: new URL(openGiftPath(gift.code), config.PUBLIC_URL).href,
    cardUrl: new URL(openPath(await links.signOrder(id, link_version)), config.PUBLIC_URL).href,
    goodUntil: goodUntil(gift.expires_at, gift.time_zone),
    withdrawUrl: await withdrawUrlOf({ db, config }, order),
    isTheDay,
  });
}

const isReady = (gift: GiftDetails): boolean => giftState(gift) === 'ready';

const COMPOSE: Readonly<
  Record<MailKind, (deps: ComposeDeps, order: OrderRow, mail: Pick<MailRow, 'round'>) => Promise<Mail | Notice | null>>
> = {
  results: composeResults,
  photo_request: composePhotoRequest,
  deletion_receipt: composeReceipt,
  access_code: composeAccessCode,
  address_changed: async () => addressChangedMail,
  withdrawal: composeWithdrawal,
  gift: (deps, order) => composeGift(deps, order, false),
  gift_day: (deps, order) => composeGift(deps, order, true),
  refund: composeRefund,
  refund_failed: composeRefundFailed,
};

/** An order's mail of a kind and its recipient; null if obsolete. @throws UnrecoverableJobError */
export async function composeMail(
  deps: ComposeDeps,
  mail: Pick<MailRow, 'order_id' | 'recipient' | 'round'>,
  kind: MailKind,
): Promise<ComposedMail | null> {
  const order = await findOrder(deps.db, mail.order_id);
  const to = mail.recipient ?? order?.email;
  if (!order || !to) throw new UnrecoverableJobError('There is no address to send to');
  const composed = await COMPOSE[kind](deps, order, mail);
  const about = { orderId: order.id, supportEmail: deps.config.SUPPORT_EMAIL };
  return composed && { ...('html' in composed ? composed : noticeMail(composed, about)), to };
}
