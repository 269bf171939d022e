import { BRAND } from '@trueseason/contracts';
import { type ReactNode, useEffect } from 'react';
import { labelMain } from '../../lib/browser/focus-main.ts';

/** Sets the document's title, adding the product's name unless it starts with it, and names the main element. */
export function PageTitle({ children }: { readonly children: string }): ReactNode {
  useEffect(() => labelMain(children), [children]);
  return <title>{children.startsWith(`${BRAND.name}:`) ? children : `${children} · ${BRAND.name}`}</title>;
}
