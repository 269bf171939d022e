import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, type Ref, useId } from 'react';
import { RetryMessage } from '../order/order-state/order-state.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';

interface PartProps {
  readonly title: string;
  /** For focusing it. */
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

const createSection =
  (Title: 'h2' | 'h3', look: string, size: string) =>
  ({ title, ref, children }: PartProps): ReactNode => {
    const id = useId();
    return (
      <section className={`stack ${look}`} ref={ref} tabIndex={ref ? -1 : undefined} aria-labelledby={id}>
        <Title id={id} className={size}>
          {title}
        </Title>
        {children}
      </section>
    );
  };

export const Section = createSection('h2', 'gap-4', 'text-xl');
export const OrderSection = createSection('h3', 'gap-3 text-sm', 'text-lg');

interface LoadedProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  readonly height: string;
  readonly children: (data: Data) => ReactNode;
}

/** A query's data, placeholder, or error with a retry. */
export const LoadedContent = <Data,>({
  query: { data, error, refetch },
  height,
  children,
}: LoadedProps<Data>): ReactNode => (
  <>
    {error && <RetryMessage error={error} onRetry={() => void refetch()} />}
    {data === undefined ? !error && <Skeleton height={height} /> : children(data)}
  </>
);
