import { type ReactNode, useEffect } from 'react';
import { nameMain } from '../../lib/browser/focus-main.ts';

/** The title of the document, without the name of the product unless it begins with it; it names the main part, too. */
export function PageTitle({ children }: { readonly children: string }): ReactNode {
  useEffect(() => nameMain(children), [children]);
  return <title>{children.startsWith('TrueSeason:') ? children : `${children} · TrueSeason`}</title>;
}
