/** A mistake in an article: the build fails with the file and the line. */
export class MarkdownError extends Error {
  override readonly name = 'MarkdownError';
  /** Without the prefix that the parser adds to the message. */
  readonly reason: string;
  /** Text that identifies the line. */
  readonly source: string;

  constructor(reason: string, source: string) {
    super(reason);
    this.reason = reason;
    this.source = source;
  }

  /** The number of the line in `text` that equals or contains the mistake, from 1; 0 if there is none. */
  lineIn(text: string): number {
    const lines = text.split('\n');
    const whole = lines.indexOf(this.source);
    return (whole < 0 ? lines.findIndex((line) => line.includes(this.source)) : whole) + 1;
  }
}
