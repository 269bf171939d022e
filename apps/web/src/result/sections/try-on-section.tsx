import type { ReactNode } from 'react';
import { lazyAgain } from '../../lib/browser/lazy-again.tsx';
import { Late } from '../../order/late/late.tsx';
import type { TryOnProps } from '../../try-on/try-on.tsx';

const TryOn = lazyAgain<TryOnProps>(async () => (await import('../../try-on/try-on.tsx')).TryOn);

/** Loads the try-on after the rest of its step. */
export const TryOnSection = (props: Omit<TryOnProps, 'section'>): ReactNode => (
  <Late>
    <TryOn
      {...props}
      section={(body) => (
        <section>
          <h2 className="visually-hidden">Try it on</h2>
          {body}
        </section>
      )}
    />
  </Late>
);
