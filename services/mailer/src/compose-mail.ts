import { type Db, findAnalysis, findOrder, type MailKind, type OrderRow } from '@trueseason/db';
import type { Links } from '@trueseason/links';
import { HopelessJobError } from '@trueseason/queue';
import type { MailerConfig } from './config.ts';
import { deletionReceiptMail } from './mail/deletion-receipt-mail.ts';
import { photoRequestMail } from './mail/photo-request-mail.ts';
import { type Mail, resultsMail } from './mail/results-mail.tsx';

export interface ComposeDeps {
  readonly db: Db;
  readonly links: Links;
  readonly config: Pick<MailerConfig, 'PUBLIC_URL' | 'SUPPORT_EMAIL' | 'REFUND_AFTER_DAYS'>;
}

async function composeResults({ db, links, config }: ComposeDeps, { id, completed_at }: OrderRow): Promise<Mail> {
  const result = await findAnalysis(db, id);
  if (!completed_at || !result) throw new HopelessJobError('There are no results to send');
  const token = await links.signOrder(id);
  return resultsMail({
    result,
    orderId: id,
    resultsUrl: new URL(`/open/${token}`, config.PUBLIC_URL).href,
    lookupUrl: new URL('/lookup', config.PUBLIC_URL).href,
    publicUrl: config.PUBLIC_URL,
    supportEmail: config.SUPPORT_EMAIL,
  });
}

async function composePhotoRequest({ links, config }: ComposeDeps, { id, failure }: OrderRow): Promise<Mail> {
  const token = await links.signOrder(id);
  return photoRequestMail({
    failure,
    orderId: id,
    photosUrl: new URL(`/open/${token}`, config.PUBLIC_URL).href,
    refundDays: config.REFUND_AFTER_DAYS,
    supportEmail: config.SUPPORT_EMAIL,
  });
}

async function composeReceipt({ config }: ComposeDeps, { id, photos_deleted_at }: OrderRow): Promise<Mail> {
  if (!photos_deleted_at) throw new HopelessJobError('The photos are not deleted');
  return deletionReceiptMail({ orderId: id, deletedAt: photos_deleted_at, supportEmail: config.SUPPORT_EMAIL });
}

const COMPOSE: Readonly<Record<MailKind, (deps: ComposeDeps, order: OrderRow) => Promise<Mail>>> = {
  results: composeResults,
  photo_request: composePhotoRequest,
  deletion_receipt: composeReceipt,
};

/** The mail of a kind about an order, and where it goes. @throws HopelessJobError when there is nothing to say */
export async function composeMail(
  deps: ComposeDeps,
  orderId: number,
  kind: MailKind,
): Promise<Mail & { readonly to: string }> {
  const order = await findOrder(deps.db, orderId);
  if (!order?.email) throw new HopelessJobError('There is no address to send to');
  return { ...(await COMPOSE[kind](deps, order)), to: order.email };
}
