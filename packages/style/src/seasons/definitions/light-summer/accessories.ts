import type { DrawnFrame, DrawnJewelry } from '../../accessory.ts';

export const jewels: DrawnJewelry = {
  ring: { kind: 'fine', metal: 'Silver', stone: '#A9D3DC' },
  necklace: { kind: 'pendant', metal: 'Silver', stone: '#EFEAE6' },
  earrings: { kind: 'studs', metal: 'Silver', stone: '#EFEAE6' },
  watch: { case: 'Brushed Steel', dial: '#D7DADC', strap: '#A9A6A8' },
};

export const frames: readonly DrawnFrame[] = [
  { color: 'Frosted Clear', shape: 'rectangle', rim: 6, clear: true, soft: true },
  { color: 'Rose Clear', shape: 'rectangle', rim: 6, clear: true, soft: true },
  { color: 'Pale Silver', shape: 'rectangle', rim: 2.6 },
  { color: 'Misty Blue Acetate', shape: 'cat-eye', rim: 6, clear: true },
  { color: 'Soft Lilac Acetate', shape: 'aviator', rim: 6, clear: true },
  { color: 'Light Ash Tortoise', shape: 'round', rim: 6, flecked: true },
];
