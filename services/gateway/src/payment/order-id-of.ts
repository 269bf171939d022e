/** The order that an intent's metadata names; null for another shop on the same account. */
export function orderIdOf(value: string | undefined): number | null {
  const id = Number(value);
  return value && Number.isSafeInteger(id) ? id : null;
}
