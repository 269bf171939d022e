import { setTimeout as sleep } from 'node:timers/promises';
import { orderIdSchema, photoConsentForm, publicOrderSchema } from '@trueseason/contracts';
import { z } from 'zod';
import type { ShopFacts } from './facts.ts';
import type { ProviderSink } from './provider-sink.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** From three photos to a season; a first order on a busy machine takes a quarter of that. */
const SEASON_MS = 60_000;
/** From a settled order to its report and mail. */
const MAIL_MS = 60_000;
const POLL_MS = 250;
/** Of a report; blank pages take a few kilobytes. */
const LEAST_PAGES = 8;
const LEAST_BYTES = 200_000;
/** A domain that no mail can reach. */
const ADDRESS = 'smoke-order@example.com';

const placedSchema = z.object({ id: orderIdSchema });
const statusSchema = z.object({ status: z.string() });
const configSchema = z.object({ secondOpinion: z.boolean() });

async function until<Found>(what: string, limitMs: number, look: () => Promise<Found | undefined>): Promise<Found> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`no ${what} within ${limitMs / 1000} s`);
    await sleep(POLL_MS);
  }
}

async function upload(visit: Visitor, photos: readonly Uint8Array<ArrayBuffer>[]): Promise<number> {
  const { secondOpinion } = configSchema.parse((await visit('GET', '/api/config')).json());
  const { version } = photoConsentForm({ secondOpinion });
  (await visit('POST', '/api/consent', { version, secondOpinion: secondOpinion ? false : null })).json();
  const form = new FormData();
  for (const [index, bytes] of photos.entries())
    form.append(`photo${index + 1}`, new Blob([bytes], { type: 'image/jpeg' }), `photo${index + 1}.jpg`);
  return placedSchema.parse((await visit('POST', '/api/orders/guest', form)).json()).id;
}

export interface SmokeOrder {
  /** Where customers would go. */
  readonly shop: string;
  /** What the shop takes for its providers. */
  readonly providers: Pick<ProviderSink, 'mails' | 'charges' | 'payByCard'>;
  readonly webhookSecret: string;
  readonly photos: readonly Uint8Array<ArrayBuffer>[];
  readonly say: (line: string) => void;
}

/**
 * Carries an order through a shop as a customer does: photos, season, price, card, report, mail, its link, deletion.
 * @returns what a customer saw of the shop. @throws at the first step that fails, with its name
 */
export async function carryOrder({ shop, providers, webhookSecret, photos, say }: SmokeOrder): Promise<ShopFacts> {
  const visit = createVisitor(shop);
  const step = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now();
    const result = await work().catch((error: Error) => {
      throw new Error(`${name}: ${error.message}`, { cause: error });
    });
    say(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return result;
  };
  const waitForStatus = (id: number, status: string, limitMs: number) =>
    until(status, limitMs, async () => {
      const found = statusSchema.parse((await visit('GET', `/api/orders/${id}/status`)).json()).status;
      if (found === 'failed') throw new Error('the analysis failed');
      return found === status ? found : undefined;
    });
  const readOrder = async (id: number) => publicOrderSchema.parse((await visit('GET', `/api/orders/${id}`)).json());

  const id = await step('photos', () => upload(visit, photos));
  await step('season', () => waitForStatus(id, 'analyzed', SEASON_MS));
  const price = await step('price', async () => {
    const { analysisResult } = await readOrder(id);
    if (!analysisResult || !('locked' in analysisResult)) throw new Error('the result is open before it is paid');
    (await visit('POST', `/api/orders/${id}/update-email`, { email: ADDRESS })).json();
    (await visit('POST', '/api/create-payment-intent', { orderId: id })).json();
    const [charge, ...others] = providers.charges;
    if (charge === undefined || others.length > 0)
      throw new Error(`${providers.charges.length} charges instead of one`);
    return charge;
  });
  // Nobody looks at the order meanwhile, so that it is the webhook that settles it.
  const results = () => providers.mails.filter(({ categories }) => categories.includes('results'));
  const mail = await step('card, report and mail', async () => {
    await providers.payByCard(shop, webhookSecret);
    return until('mail', MAIL_MS, async () => results()[0]);
  });
  const season = await step('result', async () => {
    await waitForStatus(id, 'completed', MAIL_MS);
    const { analysisResult } = await readOrder(id);
    if (!analysisResult || 'locked' in analysisResult) throw new Error('the result stays locked');
    return analysisResult.season;
  });
  await step('report', async () => {
    const { bytes, status } = await visit('GET', `/api/orders/${id}/pdf`);
    if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error(`answered with ${status}, and no PDF`);
    const pages = bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    if (pages < LEAST_PAGES || bytes.length < LEAST_BYTES)
      throw new Error(`has ${pages} pages and ${bytes.length} bytes`);
  });
  const link = await step('link', async () => {
    const plain = mail.content.find(({ type }) => type === 'text/plain')?.value ?? '';
    const found = new URL(/https?:\/\/\S+\/open\/[\w.-]+/.exec(plain)?.[0] ?? 'missing:');
    const opened = await createVisitor(shop)('GET', found.pathname);
    if (opened.headers.get('location') !== `/results/${id}`) throw new Error(`leads to ${opened.status}`);
    return found;
  });
  await step('deletion', async () => {
    (await visit('DELETE', `/api/orders/${id}`)).json();
    const { status } = await visit('GET', `/api/orders/${id}`);
    if (status !== 404) throw new Error(`the order still answers with ${status}`);
  });
  if (results().length > 1) throw new Error('the results were mailed twice');
  return {
    price,
    season,
    domain: link.origin,
    sender: `${mail.from.name} <${mail.from.email}>`,
    reply_to: mail.reply_to.email,
  };
}
