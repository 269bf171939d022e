const DIGIT = /\p{Nd}/u;

/** The value of a decimal digit of any script: Unicode encodes each script's ten digits in a row, from zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10;
}

/** A typed text with all decimal digits as 0 to 9, as servers and number fields expect them: `٤٢` is `42`. */
export const asciiDigits = (text: string): string =>
  text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)));
