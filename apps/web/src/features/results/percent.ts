/** `61 %` of 0.61, on one line; never rounds a doubt away to 100 or a chance to 0. */
export function percent(share: number): string {
  const rounded = Math.round(share * 100);
  if (rounded >= 100 && share < 1) return '99\u00a0%';
  return rounded === 0 && share > 0 ? 'under 1\u00a0%' : `${rounded}\u00a0%`;
}
