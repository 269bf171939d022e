const KEY = 'revealSeen';

const seen = (): readonly number[] => {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
};

/** Whether this browser has shown the reveal of an order. A browser that keeps nothing shows it at each visit. */
export const wasRevealSeen = (orderId: number): boolean => seen().includes(orderId);

export function markRevealSeen(orderId: number): void {
  if (wasRevealSeen(orderId)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen(), orderId]));
  } catch {
    // Blocked storage costs a second showing and nothing else.
  }
}
