import { readFile, writeFile } from 'node:fs/promises';
import { PROBLEMS } from '@trueseason/contracts';
import { isSealed, KeysUnavailableError } from '@trueseason/shop/encryption';
import { query } from '@trueseason/shop/testing';
import { type Browser, tablesNaming } from '@trueseason/testing';
import { describe, expect, it, vi } from 'vitest';
import { flowsOf, someOutlines, somePhoto, someReport, someResult, threePhotos } from '../testing/flows.ts';
import { listStored, storedOf } from '../testing/list-stored.ts';
import { useGateway } from '../testing/test-gateway.ts';

const gateway = useGateway();
const flows = flowsOf(() => gateway);
const keysOf = async (id: number) => {
  const rows = query(gateway.database.db).selectFrom('order_keys').select('kind').where('order_id', '=', id);
  return (await rows.orderBy('kind').execute()).map(({ kind }) => kind);
};

const photoUrl = async ({ browser, id }: { browser: Browser; id: number }): Promise<string> =>
  (await browser.call('GET', `/api/orders/${id}/photos`)).json[0].url;

it('of the measurements only the season, by which support searches, is in plain columns; the export has all', async () => {
  const { browser, id } = await flows.placeDelivered();
  const { url } = gateway.database;
  const [[mark] = []] = someOutlines;
  expect(await tablesNaming(url, someResult.season)).toEqual(['analyses', 'season_history']);
  for (const text of [mark?.hex ?? '', 'signatureColors']) expect(await tablesNaming(url, text)).toEqual([]);
  const { json } = await browser.call('GET', `/api/orders/${id}/export`);
  expect(json).toMatchObject({
    analysis: { season: someResult.season },
    photos: [{ outlines: someOutlines[0] }, {}, {}],
  });
});

it('answers of an order, which repeat no input, are compressed; others are not', async () => {
  const { browser, id } = await flows.placeDelivered();
  for (const [path, coding] of [
    [`/api/orders/${id}`, 'gzip'],
    ['/api/openapi.json', null],
  ] as const) {
    const { headers } = await browser.call('GET', path);
    expect([path, headers.get('content-encoding')]).toEqual([path, coding]);
  }
});

describe('photos and report', () => {
  it('are stored encrypted, and served unchanged with their length', async () => {
    const order = await flows.placeDelivered();
    const stored = await storedOf(gateway, order.id);
    expect(stored).toHaveLength(4);
    for (const path of stored) expect(isSealed(await readFile(path))).toBe(true);
    const photo = await order.browser.call('GET', await photoUrl(order));
    expect(photo.bytes.equals(somePhoto)).toBe(true);
    expect(photo.headers.get('content-length')).toBe(String(somePhoto.length));
    const report = await order.browser.call('GET', `/api/orders/${order.id}/pdf`);
    expect(report.bytes.equals(someReport)).toBe(true);
    expect(await keysOf(order.id)).toEqual(['photos', 'results']);
  });

  it.each<[string, string, string, string[]]>([
    ['photos are deleted', 'DELETE', '/photos', ['results']],
    ['the consent is taken back', 'POST', '/withdraw-consent', []],
    ['the order is deleted', 'DELETE', '', []],
  ])('lose their keys when %s', async (_what, method, path, left) => {
    const { browser, id } = await flows.placeDelivered();
    expect((await browser.call(method, `/api/orders/${id}${path}`)).status).toBe(200);
    expect(await keysOf(id)).toEqual(left);
  });

  it('are refused if the stored bytes changed', async () => {
    const order = await flows.placeDelivered();
    const url = await photoUrl(order);
    for (const path of await storedOf(gateway, order.id)) {
      const bytes = await readFile(path);
      bytes[60] = (bytes[60] ?? 0) ^ 1;
      await writeFile(path, bytes);
    }
    const { status, json } = await order.browser.call('GET', url);
    expect([status, json.code]).toEqual([500, 'internal']);
    expect((await order.browser.call('GET', `/api/orders/${order.id}/pdf`)).status).toBe(500);
  });
});

it('are refused while the key service is down, and work again afterwards', async () => {
  const order = await flows.placeDelivered();
  const url = await photoUrl(order);
  const before = await listStored(gateway);
  const unwrapping = vi.spyOn(gateway.keyService, 'unwrap').mockRejectedValue(new KeysUnavailableError('away'));
  const wrapping = vi.spyOn(gateway.keyService, 'wrap').mockRejectedValue(new KeysUnavailableError('away'));
  const unavailable = { status: 503, json: { message: PROBLEMS.unavailable.message } };
  expect(await order.browser.call('GET', url)).toMatchObject(unavailable);
  expect(await gateway.newBrowser().upload('/api/orders/guest', threePhotos())).toMatchObject(unavailable);
  unwrapping.mockRestore();
  wrapping.mockRestore();
  expect(await listStored(gateway)).toEqual(before);
  expect((await order.browser.call('GET', url)).status).toBe(200);
});
