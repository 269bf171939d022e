import type { DrawnFrame, DrawnJewelry } from '../../accessory.ts';

export const jewels: DrawnJewelry = {
  ring: { kind: 'closed', metal: 'Gold', stone: '#B8651B' },
  necklace: { kind: 'layered', metal: 'Gold', stone: null },
  earrings: { kind: 'hoops', metal: 'Copper', stone: null },
  watch: { case: 'Gold', dial: '#2E5337', strap: '#854A2C' },
};

export const frames: readonly DrawnFrame[] = [
  { color: 'Amber Tortoise', shape: 'round', rim: 8, flecked: true },
  { color: 'Antique Gold', shape: 'oval', rim: 3.4 },
  { color: 'Olive Horn', shape: 'rectangle', rim: 6, flecked: true },
  { color: 'Cognac Acetate', shape: 'cat-eye', rim: 8 },
  { color: 'Copper Metal', shape: 'aviator', rim: 3.4 },
  { color: 'Forest Acetate', shape: 'round', rim: 8 },
];
