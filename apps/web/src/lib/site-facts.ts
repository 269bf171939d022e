const meta =
  typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="site-facts"]');
const facts: Readonly<Record<string, string>> = meta ? JSON.parse(meta.content) : {};

/** HTML of ours with the facts about this shop, which came with the page as HTML. */
export const withSiteFacts = (html: string): string =>
  html.replace(/\{\{(\w{1,40})\}\}/g, (mark, name: string) => facts[name] ?? mark);
