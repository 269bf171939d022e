/**
 * How many of something a command is asked for. A run of none would end well having seen nothing.
 * @throws {RangeError} for what is no whole number from 1 on
 */
export function count(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new RangeError(`'${text}' is no count: give a whole number from 1 on`);
  return Number(text);
}
