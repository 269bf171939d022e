import type { AdminPromo } from '@trueseason/contracts';

/** A promo code as typed; the expiry is in UTC, without a zone. */
export interface PromoDraft {
  readonly code: string;
  readonly percent: string;
  readonly expires: string;
  readonly maxUses: string;
}

export const EMPTY_DRAFT: PromoDraft = { code: '', percent: '', expires: '', maxUses: '' };

const MINUTES = 'yyyy-mm-ddThh:mm'.length;

export const draftOf = ({ code, percent, expiresAt, maxUses }: AdminPromo): PromoDraft => ({
  code,
  percent: String(percent),
  expires: expiresAt ? new Date(expiresAt).toISOString().slice(0, MINUTES) : '',
  maxUses: maxUses === null ? '' : String(maxUses),
});

/** An empty expiry or limit means none. */
export const termsOf = ({ percent, expires, maxUses }: PromoDraft): Omit<AdminPromo, 'code' | 'uses'> => ({
  percent: Number(percent),
  expiresAt: expires ? new Date(`${expires}Z`).toISOString() : null,
  maxUses: maxUses ? Number(maxUses) : null,
});
