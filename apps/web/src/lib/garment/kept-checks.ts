import { labToHex } from '@trueseason/color';
import type { GarmentCheck } from './check-garment.ts';
import type { Verdict } from './judge-color.ts';

/** A garment that was checked, kept on this device alone. */
export interface KeptCheck {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly verdict: Verdict;
  readonly colors: readonly string[];
  readonly nearest: string;
  /** A data URL. */
  readonly thumb: string;
}

const MOST = 12;
const FREE_A_DAY = 2;
const DAY_KEY = 'garmentsToday';
const keyOf = (orderId: number): string => `garments-${orderId}`;

export const keptChecks = (orderId: number): readonly KeptCheck[] => read<readonly KeptCheck[]>(keyOf(orderId)) ?? [];

export function keepCheck(orderId: number, { verdict, colors }: GarmentCheck, thumb: string): void {
  const kept: KeptCheck = {
    at: Date.now(),
    verdict,
    colors: colors.map(({ lab }) => labToHex(lab)),
    nearest: colors[0]?.nearest[0]?.name ?? '',
    thumb,
  };
  // The same garment read at another place, or by another light, replaces what was said of it.
  const others = keptChecks(orderId).filter((check) => check.thumb !== thumb);
  write(keyOf(orderId), [kept, ...others].slice(0, MOST));
}

export const forgetCheck = (orderId: number, at: number): void =>
  write(
    keyOf(orderId),
    keptChecks(orderId).filter((check) => check.at !== at),
  );

interface Today {
  readonly day: string;
  readonly count: number;
}

const today = (): string => new Date().toDateString();

/** How many garments somebody without a result may check today; counted on the device, which does all the work. */
export function freeChecksLeft(): number {
  const counted = read<Today>(DAY_KEY);
  return counted?.day === today() ? Math.max(0, FREE_A_DAY - counted.count) : FREE_A_DAY;
}

export const countFreeCheck = (): void =>
  write(DAY_KEY, { day: today(), count: FREE_A_DAY - freeChecksLeft() + 1 } satisfies Today);

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or blocked storage keeps no list; the answer stands all the same.
  }
}
