import { z } from 'zod';
import { LEDGER_KINDS } from '../back-office/ledger.ts';

const cents = z.number().int();

/** Month in ISO 8601. */
export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

export const ledgerMonthSchema = z
  .object({
    month: monthSchema,
    /** Whether all its days are, so that it does not change anymore. */
    closed: z.boolean(),
    sums: z.array(
      z.object({
        kind: z.enum(LEDGER_KINDS),
        currency: z.string(),
        /** Of tax. */
        country: z.string().nullable(),
        cents,
        count: cents,
      }),
    ),
    /** Sold and not used or ended, at its end. */
    giftsOutstanding: z.array(z.object({ currency: z.string(), cents })),
  })
  .meta({ id: 'LedgerMonth' });
export type LedgerMonth = z.infer<typeof ledgerMonthSchema>;
