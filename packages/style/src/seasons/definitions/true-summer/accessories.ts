import type { DrawnFrame, DrawnJewelry } from '../../accessory.ts';

export const jewels: DrawnJewelry = {
  ring: { kind: 'closed', metal: 'Silver', stone: '#7C69A8' },
  necklace: { kind: 'chain', metal: 'Silver', stone: null },
  earrings: { kind: 'hoops', metal: 'Silver', stone: null },
  watch: { case: 'Steel', dial: '#5F7F9E', strap: '#23395D' },
};

export const frames: readonly DrawnFrame[] = [
  { color: 'Brushed Silver', shape: 'rectangle', rim: 3.4, soft: true },
  { color: 'Smoke Blue', shape: 'rectangle', rim: 6, soft: true },
  { color: 'Rose Acetate', shape: 'oval', rim: 6, soft: true },
  { color: 'Gray Crystal', shape: 'rectangle', rim: 6, clear: true, soft: true },
  { color: 'Plum Acetate', shape: 'oval', rim: 6, soft: true },
  { color: 'Navy Acetate', shape: 'rectangle', rim: 6, soft: true },
];
