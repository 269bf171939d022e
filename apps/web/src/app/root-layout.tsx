import { type ReactNode, useEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { trackPage } from '../lib/analytics/analytics.ts';
import { focusMain } from '../lib/browser/focus-main.ts';
import { CurrentPath } from '../lib/navigation/navigation.ts';
import { Messages } from './messages.tsx';

/** The first page of every load has the key 'default', so its path separates scroll positions. */
const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/** Shared by all pages: messages, scroll position, and focus after a page change. */
export function RootLayout(): ReactNode {
  const { pathname, search } = useLocation();
  // Some pages name their order in the query.
  const page = `${pathname} ${new URLSearchParams(search).get('order')}`;
  const lastPage = useRef(page);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what has changed
  useEffect(() => trackPage(pathname, search), [pathname]);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    focusMain();
  }, [page]);
  return (
    <CurrentPath value={pathname}>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
      <Messages />
    </CurrentPath>
  );
}
