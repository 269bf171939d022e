const meta =
  typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="site-facts"]');
const facts: Readonly<Record<string, string>> = meta ? JSON.parse(meta.content) : {};

/** Fills in this shop's facts, which come with the page. */
export const withSiteFacts = (html: string): string =>
  html.replace(/\{\{(\w{1,40})\}\}/g, (mark, name: string) => facts[name] ?? mark);
