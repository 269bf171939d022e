/** Characters that need no escape in a path. */
const UNESCAPED_CHARACTER = /[\w.~-]/;

/** Normalizes a path: no needless escapes, no trailing slashes. */
export const normalizePath = (path: string): string =>
  path
    .replaceAll(/%([0-9a-f]{2})/gi, (escaped, hex: string) => {
      const letter = String.fromCharCode(Number.parseInt(hex, 16));
      return UNESCAPED_CHARACTER.test(letter) ? letter : escaped;
    })
    .replace(/(?<=[^/])\/+$/, '');

/** The path of a request's target, which may name a host: never one that browsers read as another host's. */
export const pathOfTarget = (target: string): string => {
  const [path = ''] = target.split('?', 1);
  return `/${path.replace(/^[a-z][a-z\d+.-]*:\/\/[^/\\]*/i, '').replace(/^[\\/]+/, '')}`;
};

/** A path spelled like its page's pattern, with its own values. */
export function spellLikePattern(pattern: string, path: string): string {
  const pathParts = path.split('/');
  const spelled = pattern.split('/').map((part, n) => (part.startsWith(':') ? pathParts[n] : part));
  return spelled.slice(0, pathParts.length).join('/');
}
