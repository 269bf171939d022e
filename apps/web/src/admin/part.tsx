import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, type Ref, useId } from 'react';
import { TryAgain } from '../order/order-state/order-state.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a tab. It can take the focus if it has a ref. */
export function Part({ title, ref, children }: PartProps & { readonly ref?: Ref<HTMLElement> }): ReactNode {
  const id = useId();
  return (
    <section className="stack gap-4" ref={ref} tabIndex={ref ? -1 : undefined} aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A part of an order's dialog. */
export function OrderPart({ title, children }: PartProps): ReactNode {
  const id = useId();
  return (
    <section className="stack gap-3 text-sm" aria-labelledby={id}>
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}

interface LoadedProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** Of the placeholder. */
  readonly height: string;
  readonly children: (data: Data) => ReactNode;
}

/** Data of a query, its placeholder, or its error with a retry. */
export const Loaded = <Data,>({ query: { data, error, refetch }, height, children }: LoadedProps<Data>): ReactNode => (
  <>
    {error && <TryAgain error={error} onRetry={() => void refetch()} />}
    {data === undefined ? !error && <Skeleton height={height} /> : children(data)}
  </>
);
