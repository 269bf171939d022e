/**
 * The parts of its work that a command is asked for, all by default. Ends the process at an unknown one, so that a run does
 * not end well having seen nothing.
 */
export function partsAsked<Part extends string>(asked: readonly string[], parts: readonly Part[]): readonly Part[] {
  const unknown = asked.find((word) => !parts.some((part) => part === word));
  if (unknown === undefined) return parts.filter((part) => asked.length === 0 || asked.includes(part));
  process.stderr.write(`There is no part '${unknown}'. Parts: ${parts.join(', ')}\n`);
  process.exit(64);
}
