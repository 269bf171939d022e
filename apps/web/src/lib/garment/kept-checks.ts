import { labToHex } from '@trueseason/color';
import { readLocalJson, writeLocalJson } from '../browser/local.ts';
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

export const keptChecks = (orderId: number): readonly KeptCheck[] =>
  readLocalJson<readonly KeptCheck[]>(keyOf(orderId)) ?? [];

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
  // A full or blocked storage keeps no list; the answer stands all the same.
  writeLocalJson(keyOf(orderId), [kept, ...others].slice(0, MOST));
}

export function forgetCheck(orderId: number, at: number): void {
  const others = keptChecks(orderId).filter((check) => check.at !== at);
  writeLocalJson(keyOf(orderId), others);
}

interface Today {
  readonly day: string;
  readonly count: number;
}

const today = (): string => new Date().toDateString();

/** How many free checks are left today; counted on the device. */
export function freeChecksLeft(): number {
  const counted = readLocalJson<Today>(DAY_KEY);
  return counted?.day === today() ? Math.max(0, FREE_A_DAY - counted.count) : FREE_A_DAY;
}

export function countFreeCheck(): void {
  writeLocalJson(DAY_KEY, { day: today(), count: FREE_A_DAY - freeChecksLeft() + 1 } satisfies Today);
}
