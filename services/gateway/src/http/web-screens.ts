import { orderIdParamSchema } from '@trueseason/contracts';
import { z } from 'zod';

/** What the build says of each screen that the app draws in the browser. */
export const screensSchema = z.array(
  z.object({
    /** The pattern of its addresses. */
    pattern: z.string().startsWith('/'),
    /** The app's page with what the build drew of the screen, and elements that ask for its modules. */
    html: z.string(),
    /** The page where its query has this parameter: nothing was drawn of that. */
    unless: z.object({ query: z.string(), html: z.string() }).optional(),
    /** The calls that it begins with, with the address's parameters. */
    reads: z.array(z.string().startsWith('/api/')),
  }),
);

export const withHead = (html: string, head: string): string => html.replace('</head>', () => `${head}</head>`);

/** Gives a function from an address to the page of its screen; null where there is none. */
export function screenPages(
  screens: z.infer<typeof screensSchema>,
): (pathname: string, search?: string) => string | null {
  const pages = screens.map((screen) => ({
    ...screen,
    pattern: new URLPattern({ pathname: screen.pattern }, { ignoreCase: true }),
  }));
  return (pathname, search = '') => {
    for (const { pattern, html, unless, reads } of pages) {
      const match = pattern.exec({ pathname });
      if (!match) continue;
      if (unless && new URLSearchParams(search).has(unless.query)) return unless.html;
      // A query may speak of a payment that has to be settled before anything is read.
      const calls = search === '' ? reads.flatMap((call) => fill(call, match.pathname.groups) ?? []) : [];
      return withHead(html, calls.map((call) => `<link rel="preload" as="fetch" crossorigin href="${call}">`).join(''));
    }
    return null;
  };
}

/** A call's path with its parameters, which are order numbers; null when the address has something else there. */
function fill(path: string, values: Readonly<Record<string, string | undefined>>): string | null {
  let complete = true;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name] ?? '';
    complete &&= orderIdParamSchema.safeParse(value).success;
    return value;
  });
  return complete ? filled : null;
}
