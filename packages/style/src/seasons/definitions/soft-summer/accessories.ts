import type { DrawnFrame, DrawnJewelry } from '../../accessory.ts';

export const jewels: DrawnJewelry = {
  ring: { kind: 'closed', metal: 'Brushed Silver', stone: '#8A7F7C' },
  necklace: { kind: 'chain', links: 'fine', metal: 'Brushed Silver', stone: null },
  earrings: { kind: 'discs', metal: 'Brushed Silver', stone: null },
  watch: { case: 'Matte Steel', dial: '#6F777D', strap: '#8A7B70' },
};

export const frames: readonly DrawnFrame[] = [
  { color: 'Matte Pewter', shape: 'round', rim: 3.4 },
  { color: 'Smoky Taupe', shape: 'oval', rim: 6 },
  { color: 'Dusk Blue', shape: 'rectangle', rim: 6, soft: true },
  { color: 'Rose Smoke', shape: 'cat-eye', rim: 2.6, clear: true },
  { color: 'Ash Tortoise', shape: 'aviator', rim: 6, flecked: true },
  { color: 'Sage Acetate', shape: 'rectangle', rim: 6, soft: true },
];
