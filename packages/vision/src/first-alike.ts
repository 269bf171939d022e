/** Per item, the index of the first one that it is like, directly or through others; its own if there is none. */
export function firstAlike<T>(items: readonly T[], areAlike: (a: T, b: T) => boolean): number[] {
  const first = items.map((_, i) => i);
  for (const [i, item] of items.entries()) {
    for (const [j, other] of items.slice(0, i).entries()) {
      const [a = i, b = j] = [first[i], first[j]];
      if (a === b || !areAlike(item, other)) continue;
      for (const [k, one] of first.entries()) if (one === a || one === b) first[k] = Math.min(a, b);
    }
  }
  return first;
}
