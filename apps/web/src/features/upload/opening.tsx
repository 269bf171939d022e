import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { Notice } from '../../components/notice/notice.tsx';
import { ApiError } from '../../lib/api/api.ts';
import { reasonOf } from '../../lib/api/reason.ts';
import { paths } from '../../lib/navigation/paths.ts';
import styles from './upload.module.css';

interface OpeningProps {
  readonly orderId: string;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** In place of the photos while their order is fetched, and where it cannot be. */
export const Opening = ({ error, ...rest }: OpeningProps): ReactNode => (
  <div className={styles.work}>
    <Notice>{error ? <NotOpened {...rest} error={error} /> : 'One moment…'}</Notice>
  </div>
);

const NotOpened = (props: { orderId: string; error: Error; onRetry: () => void }): ReactNode =>
  props.error instanceof ApiError && props.error.status === 404 ? (
    <>
      <strong>This browser does not know order {props.orderId}.</strong>
      <span>Open it with the link in our mail, or with your e-mail address and the order number.</span>
      <ButtonLink look="quiet" to={paths.lookup}>
        Find Your Order
      </ButtonLink>
    </>
  ) : (
    <>
      <strong>We could not open order {props.orderId}.</strong>
      <span>{reasonOf(props.error) ?? 'Something went wrong on our side.'}</span>
      <Button look="quiet" onClick={props.onRetry}>
        Try again
      </Button>
    </>
  );
