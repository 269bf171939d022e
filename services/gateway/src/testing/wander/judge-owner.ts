import { doDiffer, MOST_EXCHANGES, NO_ANSWERS, sameAnswers } from '@trueseason/contracts';
import { type Db, findOrder, listMails, listPhotos, type OrderRow } from '@trueseason/db';
import { RESULTS_A_DAY } from '@trueseason/orders';
import { storedOf } from '../list-stored.ts';
import type { Owner } from './owner.ts';

/** Invariants of a bought result at rest. */
export async function judgeOwner(owner: Owner): Promise<void> {
  const { db } = owner.gateway.database;
  const order = await findOrder(db, owner.id);
  if (owner.erased) {
    if (order || (await storedPhotos(owner)).length > 0) owner.wrong('something is left after it was deleted');
    return;
  }
  if (!order) return owner.wrong('it is gone');
  if (owner.consentEnded) {
    const left = (await listPhotos(db, owner.id)).length + (await storedPhotos(owner)).length;
    if (left > 0 || (await owner.gateway.deps.measurements.findAnalysis(owner.id)))
      owner.wrong('something is left of what was consented to');
    return;
  }
  if (order.progress === 'failed') await owner.goOn();
  await judgePhotos(owner, db);
  await judgeResult(owner, db);
}

const storedPhotos = async ({ gateway, id }: Owner) =>
  (await storedOf(gateway, id)).filter((path) => path.includes('/photos/'));

async function judgePhotos(owner: Owner, db: Db): Promise<void> {
  const stored = await storedPhotos(owner);
  const photos = await listPhotos(db, owner.id);
  const isKept = ({ object_key }: (typeof photos)[number]) => stored.some((path) => path.endsWith(object_key));
  if (stored.length !== photos.length || !photos.every(isKept))
    owner.wrong(`the store has ${stored.length} photos, the order ${photos.length}`);

  const analysis = await owner.gateway.deps.measurements.findAnalysis(owner.id);
  const measured = (analysis?.readings ?? []).map((reading) => (reading as { key?: string }).key);
  const isOfThese =
    photos.length === measured.length && photos.every(({ object_key }) => measured.includes(object_key));
  if (!owner.photosDeleted && !isOfThese) owner.wrong('its result is not that of its photos');
}

async function judgeResult(owner: Owner, db: Db): Promise<void> {
  const { browser } = owner.device;
  const order = (await findOrder(db, owner.id)) as OrderRow;
  const result = (await owner.gateway.deps.measurements.findAnalysis(owner.id))?.result;
  const shown = (await browser.call('GET', `/api/orders/${owner.id}`)).json;
  if (shown?.status !== 'completed') return owner.wrong(`it is ${shown?.status}`);
  if (shown.analysisResult?.season !== result?.season) owner.wrong('another result is shown than is kept');
  if ((await browser.call('GET', `/api/orders/${owner.id}/pdf`)).status !== 200) owner.wrong('it has no report');
  if (!sameAnswers(order.answers ?? NO_ANSWERS, result?.evidence.answers ?? NO_ANSWERS))
    owner.wrong('its result follows from other answers than its owner gave');

  const used = order.photo_exchanges;
  if (used > MOST_EXCHANGES) owner.wrong(`its photos were exchanged ${used} times`);
  const isOffered = doDiffer(result?.evidence.photos ?? []) && (await listPhotos(db, owner.id)).length > 0;
  const left = isOffered ? MOST_EXCHANGES - used : 0;
  if (shown.photoExchanges !== left) owner.wrong(`it offers ${shown.photoExchanges} exchanges of ${left}`);

  const mails = (await listMails(db, owner.id)).filter(({ kind }) => kind === 'results');
  const last = mails.reduce((newest, { created_at }) => Math.max(newest, created_at.getTime()), 0);
  const hasMail = last >= (order.completed_at?.getTime() ?? 0) || mails.length >= RESULTS_A_DAY;
  if (!hasMail) owner.wrong('no mail was sent about its result');
  if (mails.some(({ state }) => state === 'pending')) owner.wrong('a mail was left');
}
