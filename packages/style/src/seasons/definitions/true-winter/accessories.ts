import type { DrawnFrame, DrawnJewelry } from '../../accessory.ts';

export const jewels: DrawnJewelry = {
  ring: { kind: 'square', metal: 'Polished Silver', stone: '#0A6B4A' },
  necklace: { kind: 'collar', metal: 'Polished Silver', stone: null },
  earrings: { kind: 'studs', metal: 'Polished Silver', stone: '#9B1330' },
  watch: { case: 'Polished Steel', dial: '#F5F6F7', strap: '#131313' },
};

export const frames: readonly DrawnFrame[] = [
  { color: 'Polished Black', shape: 'rectangle', rim: 6 },
  { color: 'Silver Metal', shape: 'round', rim: 3.4 },
  { color: 'Navy Gloss', shape: 'rectangle', rim: 6 },
  { color: 'True Red Acetate', shape: 'oval', rim: 6 },
  { color: 'Ice Clear', shape: 'rectangle', rim: 6, clear: true },
  { color: 'Gunmetal Metal', shape: 'cat-eye', rim: 3.4 },
];
