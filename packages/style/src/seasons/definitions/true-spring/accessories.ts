import type { DrawnFrame, DrawnJewelry } from '../../accessory.ts';

export const jewels: DrawnJewelry = {
  ring: { kind: 'closed', metal: 'Gold', stone: '#C8501E' },
  necklace: { kind: 'beads', metal: 'Gold', stone: '#D98B3A' },
  earrings: { kind: 'discs', metal: 'Brushed Gold', stone: null },
  watch: { case: 'Gold', dial: '#F3E6C8', strap: '#B07A3F' },
};

export const frames: readonly DrawnFrame[] = [
  { color: 'Honey Tortoise', shape: 'round', rim: 6, flecked: true },
  { color: 'Light Gold', shape: 'aviator', rim: 2.6 },
  { color: 'Warm Caramel', shape: 'round', rim: 6, clear: true },
  { color: 'Moss Green', shape: 'rectangle', rim: 6 },
  { color: 'Coral Acetate', shape: 'round', rim: 6 },
  { color: 'Peacock Acetate', shape: 'rectangle', rim: 6 },
];
