import type { DrawnFrame, DrawnJewelry } from '../../accessory.ts';

export const jewels: DrawnJewelry = {
  ring: { kind: 'fine', metal: 'Light Gold', stone: '#F2CDB2' },
  necklace: { kind: 'chain', links: 'fine', metal: 'Light Gold', stone: null },
  earrings: { kind: 'hoops', metal: 'Light Gold', stone: null },
  watch: { case: 'Light Gold', dial: '#F6EDDC', strap: '#D9BF9C' },
};

export const frames: readonly DrawnFrame[] = [
  { color: 'Clear Peach', shape: 'rectangle', rim: 3.6, clear: true, soft: true },
  { color: 'Milky Beige', shape: 'oval', rim: 3.6, clear: true, soft: true },
  { color: 'Blond Tortoise', shape: 'rectangle', rim: 3.6, flecked: true, soft: true },
  { color: 'Pale Gold', shape: 'oval', rim: 2.6, half: true, soft: true },
  { color: 'Light Aqua', shape: 'rectangle', rim: 3.6, clear: true, soft: true },
  { color: 'Soft Coral', shape: 'oval', rim: 3.6, clear: true, soft: true },
];
