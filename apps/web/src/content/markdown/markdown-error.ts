/** A mistake in an article: the build fails with the file and the line. */
export class MarkdownError extends Error {
  override readonly name = 'MarkdownError';
  /** The message without the parser's prefix. */
  readonly reason: string;
  /** Text that identifies the line. */
  readonly source: string;

  constructor(reason: string, source: string) {
    super(reason);
    this.reason = reason;
    this.source = source;
  }

  /** Number of the line in `text` that is or contains the mistake, from 1; 0 if none. */
  lineIn(text: string): number {
    const lines = text.split('\n');
    const whole = lines.indexOf(this.source);
    return (whole < 0 ? lines.findIndex((line) => line.includes(this.source)) : whole) + 1;
  }
}
