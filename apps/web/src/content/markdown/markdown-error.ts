/** A mistake in an article: the build fails with the file and the line. */
export class MarkdownError extends Error {
  override readonly name = 'MarkdownError';
  /** The reason; the parser adds its own prefix to the message. */
  readonly reason: string;
  /** What stands in the line, to find it by. */
  readonly source: string;

  constructor(reason: string, source: string) {
    super(reason);
    this.reason = reason;
    this.source = source;
  }

  /** The first line of `text` that is the mistake, or else holds it, from 1; 0 when there is none. */
  lineIn(text: string): number {
    const lines = text.split('\n');
    const whole = lines.indexOf(this.source);
    return (whole < 0 ? lines.findIndex((line) => line.includes(this.source)) : whole) + 1;
  }
}
