const WIDTH = 72;

/** A paragraph, or lines kept together. */
export type Paragraph = string | readonly string[] | null | undefined;

/** A plain-text mail, wrapped at spaces. */
export const plainText = (paragraphs: readonly Paragraph[]): string =>
  `${paragraphs.filter(Boolean).map(block).join('\n\n')}\n`;

const block = (part: Paragraph): string => (typeof part === 'string' ? [part] : (part ?? [])).map(wrap).join('\n');

/** Greedy line breaking; long links are not broken. */
function wrap(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
