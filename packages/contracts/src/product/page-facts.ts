/** Facts about this shop, by name. */
export type PageFacts = Readonly<Record<string, string | undefined>>;

interface Page {
  querySelector(selector: string): { readonly content: string } | null;
}

/** What the gateway put into this page; null where there is none, as in a process of ours. */
export function readPageFacts(): PageFacts | null {
  const page: Page | undefined = Reflect.get(globalThis, 'document');
  const content = page?.querySelector('meta[name="site-facts"]')?.content;
  return content ? JSON.parse(content) : null;
}
