import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { currentOrderId } from '../../lib/browser/session.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { fetchStatus } from '../../order/order.ts';
import { ProgressScreen } from './progress-screen.tsx';

/** When the screen behind the upload first looks whether its photos have arrived. */
const CHECK_AFTER_UPLOAD_MS = 2000;

/** Follows the current order of this visit. */
export function Component(): ReactNode {
  const [orderId] = useState(currentOrderId);
  const justUploaded = useLocation().state?.justUploaded === true;
  const navigate = useNavigate();

  // One look shortly after the upload, for orders that are settled before the first slow poll.
  useEffect(() => {
    if (!justUploaded || !orderId) return;
    const timer = setTimeout(async () => {
      try {
        const { status } = await fetchStatus(orderId);
        if (status === 'completed') navigate(paths.resultsPreview(orderId), { replace: true });
      } catch (error) {
        console.error('Status check after upload failed:', error);
      }
    }, CHECK_AFTER_UPLOAD_MS);
    return () => clearTimeout(timer);
  }, [justUploaded, orderId, navigate]);

  return orderId ? <ProgressScreen id={orderId} /> : <Navigate to={paths.upload} replace />;
}
