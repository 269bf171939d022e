import type { Presentation } from '@trueseason/contracts';
import type { DrawnJewelry } from './season-profile.ts';

/** Until somebody asks for feminine cuts, what hangs or is strung is drawn as plain metal that anybody wears. */
export function ownJewels(jewels: DrawnJewelry, presentation: Presentation | null | undefined): DrawnJewelry {
  if (presentation === 'feminine') return jewels;
  const { necklace, earrings } = jewels;
  return {
    ...jewels,
    necklace: necklace.kind === 'chain' ? necklace : { ...necklace, kind: 'chain', stone: null },
    earrings: /drops|discs/.test(earrings.kind) ? { ...earrings, kind: 'studs', stone: null } : earrings,
  };
}
