import { PHOTO_WARNING_ADVICE, type PublicOrder } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { Link } from '../../ui/link/link.tsx';

export const PhotosDiffer = ({ order }: { readonly order: PublicOrder }): ReactNode => (
  <div className="panel text-sm" data-tone="alarm" role="note">
    <p>
      {PHOTO_WARNING_ADVICE.unlike_others.advice} <Link to="#evidence">What each photo showed</Link>
      {order.photoExchanges > 0 && (
        <>
          {' · '}
          <Link to={paths.uploadOthers(order.id)}>Use other photos, free</Link>
        </>
      )}
    </p>
  </div>
);
