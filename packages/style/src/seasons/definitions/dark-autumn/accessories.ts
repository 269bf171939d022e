import type { DrawnFrame, DrawnJewelry } from '../../accessory.ts';

export const jewels: DrawnJewelry = {
  ring: { kind: 'signet', metal: 'Antique Gold', stone: '#6B1F24' },
  necklace: { kind: 'chain', links: 'heavy', metal: 'Antique Gold', stone: null },
  earrings: { kind: 'hoops', metal: 'Bronze', stone: null },
  watch: { case: 'Bronze', dial: '#2B221D', strap: '#5B2C1E' },
};

export const frames: readonly DrawnFrame[] = [
  { color: 'Dark Tortoise', shape: 'rectangle', rim: 8, brow: true, flecked: true },
  { color: 'Burnished Gold', shape: 'aviator', rim: 3.4 },
  { color: 'Black Brown', shape: 'rectangle', rim: 6 },
  { color: 'Dark Olive Acetate', shape: 'cat-eye', rim: 6 },
  { color: 'Oxblood Acetate', shape: 'aviator', rim: 6 },
  { color: 'Deep Petrol Acetate', shape: 'round', rim: 6 },
];
