import type { NamedColor } from '@trueseason/contracts';

/** The colors that a text names, in their own order; Blue Charcoal does not name Charcoal as well. */
export function namedIn(text: string, colors: readonly NamedColor[]): NamedColor[] {
  return colors.filter(({ name }) => {
    const longer = colors.filter((other) => other.name !== name && other.name.includes(name));
    const rest = longer.reduce((left, other) => left.replaceAll(other.name, ''), text);
    return new RegExp(`\\b${name}\\b`, 'i').test(rest);
  });
}
