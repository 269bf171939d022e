import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { appNavigation, useCurrentPath } from '../../lib/navigation/navigation.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
  /** Marks a link to the current page. */
  readonly marksCurrent?: boolean;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Navigates within the app if a router runs; otherwise a plain link. */
export function Link({ to, marksCurrent = false, onClick, ...rest }: LinkProps): ReactNode {
  const path = useCurrentPath();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const navigate = appNavigation();
    if (!navigate || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={to} onClick={follow} aria-current={marksCurrent && path === to ? 'page' : undefined} />;
}
