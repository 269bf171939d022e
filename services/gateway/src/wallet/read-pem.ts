/** PEM, PEM with escaped line breaks (`\n`), or PEM in base64, since environment variables are single-line. */
export const readPem = (value: string): string =>
  value.includes('-----BEGIN') ? value.replaceAll('\\n', '\n') : Buffer.from(value, 'base64').toString();
