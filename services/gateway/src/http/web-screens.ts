import { orderIdParamSchema } from '@trueseason/contracts';
import { z } from 'zod';
import { spellLikePattern } from './normalize-path.ts';

/** What the build writes about each client-rendered screen. */
export const screensSchema = z.array(
  z.object({
    pattern: z.string().startsWith('/'),
    /** The app shell with the prerendered screen and its module preloads. */
    html: z.string(),
    /** The page to use if the query has this parameter, for which nothing was prerendered. */
    unless: z.object({ query: z.string(), html: z.string() }).optional(),
    /** The API calls the screen starts with, using the path's parameters. */
    reads: z.array(z.string().startsWith('/api/')),
  }),
);

export const withHead = (html: string, head: string): string => html.replace('</head>', () => `${head}</head>`);

/** Returns a function from a path to its screen's page and canonical path; null if there is none. */
export function screenPages(
  screens: z.infer<typeof screensSchema>,
): (pathname: string, search?: string) => { readonly html: string; readonly path: string } | null {
  const pages = screens.map((screen) => ({
    ...screen,
    spelling: screen.pattern,
    pattern: new URLPattern({ pathname: screen.pattern }, { ignoreCase: true }),
  }));
  return (pathname, search = '') => {
    for (const { pattern, spelling, html, unless, reads } of pages) {
      const match = pattern.exec({ pathname });
      if (!match) continue;
      const path = spellLikePattern(spelling, pathname);
      if (unless && new URLSearchParams(search).has(unless.query)) return { html: unless.html, path };
      // A query may mean a payment that must be settled first.
      const calls = search === '' ? reads.flatMap((call) => fillPath(call, match.pathname.groups) ?? []) : [];
      const preloads = calls.map((call) => `<link rel="preload" as="fetch" crossorigin href="${call}">`);
      return { html: withHead(html, preloads.join('')), path };
    }
    return null;
  };
}

/** Fills a call's path with order numbers; null if a value is not a number. */
function fillPath(path: string, values: Readonly<Record<string, string | undefined>>): string | null {
  let isComplete = true;
  const filledPath = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name] ?? '';
    isComplete &&= orderIdParamSchema.safeParse(value).success;
    return value;
  });
  return isComplete ? filledPath : null;
}
