import type { DrawnFrame, DrawnJewelry } from '../../accessory.ts';

export const jewels: DrawnJewelry = {
  ring: { kind: 'closed', metal: 'Brushed Gold', stone: '#7C8660' },
  necklace: { kind: 'cord', metal: 'Brushed Gold', stone: null },
  earrings: { kind: 'studs', metal: 'Brushed Gold', stone: null },
  watch: { case: 'Brushed Gold', dial: '#EFE6D2', strap: '#9A7350' },
};

export const frames: readonly DrawnFrame[] = [
  { color: 'Soft Tortoise', shape: 'round', rim: 8, flecked: true },
  { color: 'Brushed Antique Gold', shape: 'round', rim: 3.4 },
  { color: 'Olive Acetate', shape: 'rectangle', rim: 6 },
  { color: 'Warm Taupe Acetate', shape: 'cat-eye', rim: 6 },
  { color: 'Clay Rose', shape: 'aviator', rim: 6 },
  { color: 'Dark Bronze Metal', shape: 'round', rim: 3.4 },
];
