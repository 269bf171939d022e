import type { Passkey } from '@trueseason/contracts';
import type { PasskeyRow } from '@trueseason/shop/operators';

export const viewPasskey = ({ id, label, created_at }: PasskeyRow): Passkey => ({
  id,
  label,
  createdAt: created_at.toISOString(),
});
