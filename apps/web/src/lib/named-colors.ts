import type { NamedColor } from '@trueseason/contracts';

/** Parses `#B54D22 Rust`, or only a hex code or name. */
export function parseColor(text: string): NamedColor {
  const hex = /^#[0-9a-f]{6}/i.exec(text)?.[0]?.toUpperCase();
  const name = (hex ? text.slice(7) : text).trim();
  return { hex: hex ?? '#BDB5AB', name: name || (hex ?? text) };
}
