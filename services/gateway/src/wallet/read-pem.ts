/** PEM as it is, with its line breaks written out (`\n`), or as a whole in base64: environments take one line best. */
export const readPem = (value: string): string =>
  value.includes('-----BEGIN') ? value.replaceAll('\\n', '\n') : Buffer.from(value, 'base64').toString();
