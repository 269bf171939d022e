import { setTimeout as sleep } from 'node:timers/promises';
import type { CallName } from '@trueseason/contracts';
import { customerPhotos } from '@trueseason/testing/portraits';
import { buyOpen, type Shop } from '../customers.ts';
import { elsewhere } from './callers.ts';
import { type Caller, requestOf } from './requests.ts';

/* What others do meanwhile: customers, providers and operators. */

const photos = await customerPhotos();
/** Calls, and the interval between them in milliseconds. */
const CALLS: readonly (readonly [CallName, number])[] = [
  ['getOrderStatus', 200],
  ['createGuestOrder', 8_000],
  ['getPhotoLinks', 700],
  ['createPaymentIntent', 2_000],
  ['getOrderPdf', 1_500],
  ['stripeWebhook', 500],
  ['adminPasskeySignInOptions', 1_000],
];

interface Genuine {
  readonly what: string;
  readonly everyMs: number;
  /** Whether its time counts; a purchase waits for the analysis. */
  readonly isBounded: boolean;
  /** Resolves to its status. @throws if it failed */
  readonly act: (n: number) => Promise<number>;
}

export interface Attempts {
  readonly what: string;
  readonly isBounded: boolean;
  readonly times: readonly number[];
  readonly failed: readonly string[];
  readonly codes: ReadonlyMap<number, number>;
}

function actionsOf(shop: Shop, callers: readonly Caller[]): Genuine[] {
  const calls = CALLS.map(([name, everyMs]): Genuine => {
    const act = async (n: number) => {
      const caller = callers[n % callers.length];
      if (!caller) throw new Error('Nobody calls');
      const { path, init } = requestOf(name, caller, elsewhere());
      const response = await fetch(shop.web + path, { ...init, redirect: 'manual' });
      await response.arrayBuffer();
      if (response.status >= 500) throw new Error(String(response.status));
      return response.status;
    };
    return { what: name, everyMs, isBounded: true, act };
  });
  const purchase = async (n: number) => {
    await buyOpen(shop, photos, `attacks-buyer-${n}@example.com`);
    return 200;
  };
  return [...calls, { what: 'purchase by card', everyMs: 15_000, isBounded: false, act: purchase }];
}

/** Repeats it until it is ended, without waiting for the one before; `onTime` gets each time that counts. */
async function repeat(
  { what, isBounded, everyMs, act }: Genuine,
  onTime: (ms: number) => void,
  ended: AbortSignal,
): Promise<Attempts> {
  const times: number[] = [];
  const failed: string[] = [];
  const codes = new Map<number, number>();
  const once = async (n: number) => {
    const began = performance.now();
    const status = await act(n).finally(() => {
      const elapsedMs = performance.now() - began;
      times.push(elapsedMs);
      if (isBounded) onTime(elapsedMs);
    });
    codes.set(status, (codes.get(status) ?? 0) + 1);
  };
  const under: Promise<void>[] = [];
  for (let n = 0; !ended.aborted; n++) {
    under.push(once(n).catch((error: unknown) => void failed.push(String(error))));
    await sleep(everyMs, undefined, { signal: ended }).catch(() => {});
  }
  await Promise.all(under);
  return { what, isBounded, times, failed, codes };
}

/** Everybody acts until they are ended. */
export function startGenuine(shop: Shop, callers: readonly Caller[]) {
  const ending = new AbortController();
  let longestMs = 0;
  const onTime = (ms: number) => {
    longestMs = Math.max(longestMs, ms);
  };
  const repetitions = Promise.all(actionsOf(shop, callers).map((one) => repeat(one, onTime, ending.signal)));
  return {
    /** The longest time since it was taken before. */
    takeLongestMs: (): number => {
      const ms = longestMs;
      longestMs = 0;
      return ms;
    },
    end: (): Promise<Attempts[]> => {
      ending.abort();
      return repetitions;
    },
  };
}
