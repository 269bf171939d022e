import type { ReactNode } from 'react';
import { lazyAgain } from '../../lib/browser/lazy-again.tsx';
import { Late } from '../../order/late/late.tsx';
import { useSomePhotos } from '../../photos/photo-links.ts';
import type { TryOnProps } from '../../try-on/try-on.tsx';
import { Waiting } from '../../try-on/waiting.tsx';

const TryOn = lazyAgain<TryOnProps>(async () => (await import('../../try-on/try-on.tsx')).TryOn);

const section: TryOnProps['section'] = (body) => (
  <section>
    <h2 className="visually-hidden">Try it on</h2>
    {body}
  </section>
);

/** Loads the try-on after the rest of its step, and keeps its place if there are photos. */
export function TryOnSection(props: Omit<TryOnProps, 'section'>): ReactNode {
  const hasPhotos = useSomePhotos(props.orderId);
  return (
    <Late coming={hasPhotos && section(<Waiting />)}>
      <TryOn {...props} section={section} />
    </Late>
  );
}
