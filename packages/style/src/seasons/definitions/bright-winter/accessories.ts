import type { DrawnFrame, DrawnJewelry } from '../../accessory.ts';

export const jewels: DrawnJewelry = {
  ring: { kind: 'solitaire', metal: 'Polished Silver', stone: '#1F3FA8' },
  necklace: { kind: 'chain', metal: 'Polished Silver', stone: null },
  earrings: { kind: 'studs', metal: 'Polished Silver', stone: '#C2187A' },
  watch: { case: 'Polished Silver', dial: '#151517', strap: null },
};

export const frames: readonly DrawnFrame[] = [
  { color: 'Mirror Black', shape: 'rectangle', rim: 8 },
  { color: 'Crystal Clear', shape: 'oval', rim: 6, clear: true },
  { color: 'Cobalt Acetate', shape: 'rectangle', rim: 6 },
  { color: 'Bright Silver Metal', shape: 'rectangle', rim: 3.4 },
  { color: 'Scarlet Acetate', shape: 'aviator', rim: 6 },
  { color: 'Graphic Gray', shape: 'rectangle', rim: 6 },
];
