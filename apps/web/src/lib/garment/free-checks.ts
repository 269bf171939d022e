import { readLocalJson, writeLocalJson } from '../browser/local.ts';

const FREE_A_DAY = 2;
const DAY_KEY = 'garmentsToday';

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
