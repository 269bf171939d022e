import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../components/button/button.tsx';
import { keepsNoCookies, NO_COOKIES } from '../../lib/browser/cookies.ts';
import { paths } from '../../lib/navigation/paths.ts';
import styles from './plain-progress.module.css';

/** Where an order that this browser may not see can be found: who has paid in another one must not pay again. */
export const UnknownOrder = ({ className }: { readonly className?: string | undefined }): ReactNode =>
  keepsNoCookies() ? (
    <p className={className} role="alert">
      {NO_COOKIES} If you have just paid, your order is safe, and nothing has to be paid again.
    </p>
  ) : (
    <p className={className} role="alert">
      This browser does not know that analysis. If you have just paid, your order is safe, and nothing has to be paid
      again. <Link to={paths.lookup}>Find it with your e-mail and order number</Link>, or{' '}
      <Link to={paths.myData}>open it with a code that we mail to your address</Link>.
    </p>
  );

/** The same after the provider's own page, which may have led into another browser than the one that was left. */
export const UnknownSession = (): ReactNode => (
  <>
    <h1>If you have just paid, your order is safe</h1>
    <div className={styles.help} role="alert">
      <p>
        {keepsNoCookies()
          ? NO_COOKIES
          : 'You are in another browser than the one in which you began, so it does not know your order yet.'}{' '}
        Open it with six digits that we mail to the address that you gave when you paid. Nothing has to be paid again.
      </p>
      <div className={styles.ways}>
        <ButtonLink to={paths.myData}>Open My Order with a Code</ButtonLink>
        <ButtonLink look="quiet" to={paths.lookup}>
          Find It with Its Number
        </ButtonLink>
      </div>
    </div>
  </>
);
