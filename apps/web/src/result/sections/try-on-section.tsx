import type { ReactNode } from 'react';
import { retryableLazy } from '../../lib/browser/retryable-lazy.tsx';
import { LazyPart } from '../../order/lazy-part/lazy-part.tsx';
import { useHasPhotos } from '../../photos/photo-links.ts';
import type { TryOnProps } from '../../try-on/try-on.tsx';
import { TryOnSkeleton } from '../../try-on/try-on-skeleton.tsx';

const TryOn = retryableLazy<TryOnProps>(async () => (await import('../../try-on/try-on.tsx')).TryOn);

const section: TryOnProps['section'] = (body) => (
  <section>
    <h2 className="visually-hidden">Try it on</h2>
    {body}
  </section>
);

/** Loads the try-on after the rest of its step, and keeps its place if there are photos. */
export function TryOnSection(props: Omit<TryOnProps, 'section'>): ReactNode {
  const hasPhotos = useHasPhotos(props.orderId);
  return (
    <LazyPart placeholder={hasPhotos && section(<TryOnSkeleton live={false} />)}>
      <TryOn {...props} section={section} />
    </LazyPart>
  );
}
