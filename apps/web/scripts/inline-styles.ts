import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const LINK = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/;

/** Puts the one small stylesheet into the pages, which then need no second round trip before they can be painted. */
export async function inlineStyles(dist: string, pages: readonly string[]): Promise<void> {
  for (const page of pages) {
    const file = join(dist, page);
    const html = await readFile(file, 'utf8');
    const href = LINK.exec(html)?.[1];
    if (!href) throw new Error(`${page} has no stylesheet to put in`);
    const css = await readFile(join(dist, href), 'utf8');
    await writeFile(
      file,
      html.replace(LINK, () => `<style>${css}</style>`),
    );
  }
}
