// @vitest-environment jsdom
import { keysOf } from '@trueseason/contracts';
import { beforeEach, expect, it, vi } from 'vitest';
import { SESSION_KEYS } from '../lib/browser/storage.ts';
import { forgetOnDevice } from './forget-on-device.ts';

const ID = 4_711_471_147;
const OTHER = 4_711_471_148;
const EMAIL = 'someone@example.com';
const INTENT = 'pi_3QxyzAbc';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const all = (): string => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);

it('leaves nothing in any key of the app that names the order or who bought it', async () => {
  for (const key of keysOf(SESSION_KEYS)) {
    const isPersonal = SESSION_KEYS[key] === 'personal';
    sessionStorage.setItem(key, isPersonal ? JSON.stringify({ EMAIL, INTENT }) : JSON.stringify({ order_id: ID }));
  }
  localStorage.setItem('revealSeen', `[${ID}]`);
  localStorage.setItem('openedOrder', String(ID));
  localStorage.setItem(`garments-${ID}`, '[{"thumb":"data:image/png;base64,"}]');
  await forgetOnDevice(ID);
  expect(all()).toBe('[{},{}]');
});

it('takes away what each of its keys holds after a purchase, and keeps what is about other orders', async () => {
  sessionStorage.setItem('currentOrderId', String(OTHER));
  sessionStorage.setItem('userEmail', EMAIL);
  sessionStorage.setItem('purchase', JSON.stringify({ price: { paymentIntentId: INTENT, amount: 2900 } }));
  sessionStorage.setItem('storySeen', JSON.stringify([ID, OTHER]));
  sessionStorage.setItem('reported', JSON.stringify([`purchase ${ID}`, `purchase ${OTHER}`]));
  sessionStorage.setItem('photoConsent', '{"version":"2026-01-01","secondOpinion":null}');
  localStorage.setItem('revealSeen', JSON.stringify([OTHER, ID]));
  localStorage.setItem(`garments-${OTHER}`, '[]');
  localStorage.setItem('analyticsConsent', 'granted');
  await forgetOnDevice(ID);
  expect(all()).not.toMatch(new RegExp(`${ID}|${EMAIL}|${INTENT}`));
  expect(localStorage.getItem('revealSeen')).toBe(`[${OTHER}]`);
  expect(Object.keys({ ...sessionStorage }).sort()).toEqual([
    'currentOrderId',
    'photoConsent',
    'reported',
    'storySeen',
  ]);
  expect(Object.keys({ ...localStorage }).sort()).toEqual(['analyticsConsent', `garments-${OTHER}`, 'revealSeen']);
});

it('takes away every answer that was kept about the order, whichever call it was to', async () => {
  const about = (id: number) => [`/api/orders/${id}`, `/api/outfits/${id}`, `/api/orders/${id}/later-call`];
  const kept = new Set([...about(ID), ...about(OTHER), '/index.html'].map((path) => location.origin + path));
  const cache = {
    keys: async () => [...kept].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => kept.delete(url),
  };
  vi.stubGlobal('caches', { keys: async () => ['one'], open: async () => cache });
  await forgetOnDevice(ID);
  vi.unstubAllGlobals();
  expect([...kept].map((url) => new URL(url).pathname)).toEqual([...about(OTHER), '/index.html']);
});
