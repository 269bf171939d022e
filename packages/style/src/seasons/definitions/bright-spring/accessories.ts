import type { DrawnFrame, DrawnJewelry } from '../../accessory.ts';

export const jewels: DrawnJewelry = {
  ring: { kind: 'solitaire', metal: 'Polished Gold', stone: '#6FCBD0' },
  necklace: { kind: 'pendant', metal: 'Polished Gold', stone: '#E8503F' },
  earrings: { kind: 'studs', metal: 'Polished Gold', stone: null },
  watch: { case: 'Polished Gold', dial: '#FFFFFF', strap: '#203C70' },
};

export const frames: readonly DrawnFrame[] = [
  { color: 'Clear Crystal', shape: 'round', rim: 6, clear: true },
  { color: 'Golden Tortoise', shape: 'oval', rim: 3.4, flecked: true },
  { color: 'Navy Acetate', shape: 'rectangle', rim: 6 },
  { color: 'Poppy Acetate', shape: 'rectangle', rim: 6 },
  { color: 'Turquoise Acetate', shape: 'rectangle', rim: 6 },
  { color: 'Glossy Espresso Acetate', shape: 'round', rim: 6 },
];
