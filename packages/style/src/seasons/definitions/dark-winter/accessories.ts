import type { DrawnFrame, DrawnJewelry } from '../../accessory.ts';

export const jewels: DrawnJewelry = {
  ring: { kind: 'signet', metal: 'Silver', stone: '#5E1224' },
  necklace: { kind: 'chain', links: 'heavy', metal: 'Gunmetal', stone: null },
  earrings: { kind: 'hoops', metal: 'Gunmetal', stone: null },
  watch: { case: 'Gunmetal', dial: '#192C4E', strap: '#241C1A' },
};

export const frames: readonly DrawnFrame[] = [
  { color: 'Black Gloss', shape: 'rectangle', rim: 6, brow: true },
  { color: 'Dark Steel', shape: 'oval', rim: 2.6 },
  { color: 'Burgundy Acetate', shape: 'rectangle', rim: 6 },
  { color: 'Ink Navy Acetate', shape: 'cat-eye', rim: 6 },
  { color: 'Cool Dark Tortoise', shape: 'aviator', rim: 6, flecked: true },
  { color: 'Deep Pine Acetate', shape: 'round', rim: 6 },
];
