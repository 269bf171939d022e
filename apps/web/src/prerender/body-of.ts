/** Head elements, which come first in React's output. */
const HEAD = /^(?:<title>[^<]*<\/title>|<meta [^>]*\/>|<link [^>]*\/>)+/;

export const headOf = (html: string): string => HEAD.exec(html)?.[0] ?? '';
export const bodyOf = (html: string): string => html.slice(headOf(html).length);
