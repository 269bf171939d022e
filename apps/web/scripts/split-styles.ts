import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Beasties from 'beasties';
import { withHead } from './page-html.ts';

/** Named through custom properties, which Beasties does not follow. */
const FONT = /@font-face\s*\{[^}]*\}/g;
const LINK = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>\n?/;

/**
 * Gives a function that puts into a page's head the rules which its elements need, so that it can be painted with no
 * second round trip, and the whole stylesheet behind its body: that holds up neither the paint nor, for long, the code.
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
