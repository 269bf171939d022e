import type { ReactNode } from 'react';
import { lazyAgain } from '../../lib/browser/lazy-again.tsx';
import { Late } from '../../order/late/late.tsx';
import type { TryOnProps } from '../../try-on/try-on.tsx';
import { Section } from '../layout/page.tsx';

const TryOn = lazyAgain<TryOnProps>(async () => (await import('../../try-on/try-on.tsx')).TryOn);

/** The try-on loads after the rest of its step. */
export const TryOnSection = (props: Omit<TryOnProps, 'section'>): ReactNode => (
  <Late>
    <TryOn
      {...props}
      section={(body) => (
        <Section title="Try it on" lead="Drawn on this device. Nothing is sent." look="large" body={body} />
      )}
    />
  </Late>
);
