import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/navigation/paths.ts';

/** Where an order that this browser may not see can be found. */
export const UnknownOrder = ({ className }: { readonly className?: string | undefined }): ReactNode => (
  <p className={className} role="alert">
    This browser does not know that analysis. <Link to={paths.lookup}>Find it with your e-mail and order number</Link>.
  </p>
);
