import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Beasties from 'beasties';
import { withHead } from './page-html.ts';

/** Named through custom properties, which Beasties does not follow. */
const FONT = /@font-face\s*\{[^}]*\}/g;
const LINK = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>\n?/;

/**
 * Returns a function that inlines the rules a page's elements need into its head, so that it paints without a second
 * round trip, and moves the whole stylesheet behind its body, where it delays neither paint nor, for long, code.
 */
export function splitStyles(dist: string): (html: string) => Promise<string> {
  const beasties = new Beasties({
    path: dist,
    pruneSource: false,
    fonts: false,
    logLevel: 'silent',
  });
  return async (html) => {
    const [link = '', href] = LINK.exec(html) ?? [];
    const rules = /<style[^>]*>([\s\S]*?)<\/style>/.exec(await beasties.process(html))?.[1];
    if (!href || !rules) throw new Error('A page has no stylesheet to take rules from');
    const fonts = (await readFile(join(dist, href), 'utf8')).match(FONT) ?? [];
    return withHead(html.replace(link, ''), `<style>${fonts.join('')}${rules}</style>`).replace(
      '</body>',
      () => `<link rel="stylesheet" fetchpriority="low" href="${href}"></body>`,
    );
  };
}
