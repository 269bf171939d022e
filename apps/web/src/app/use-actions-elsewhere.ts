import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentOrderId } from '../lib/browser/storage.ts';
import { paths } from '../lib/navigation/paths.ts';
import { onActionElsewhere } from '../order/order-actions.ts';
import { forgetEverything, forgetInTab } from '../photos/forget-on-device.ts';
import { queryClient } from './query-client.ts';

/** When another tab deletes an order, a tab that shows it goes to the receipt; all others ask the server again. */
export function useActionsElsewhere(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const currentUrl = useRef('');
  const isLeaving = useRef(false);
  currentUrl.current = pathname + search;
  useEffect(
    () =>
      onActionElsewhere((action) => {
        if (action === 'left') return void forgetEverything().then(() => window.location.replace(paths.home));
        const isCurrent = action?.orderId === currentOrderId();
        const isNamed = action !== null && currentUrl.current.split(/\D+/).includes(String(action.orderId));
        if (action?.receipt) forgetInTab(action.orderId);
        if (action?.receipt && (isNamed || (isCurrent && CURRENT_ORDER_PATHS.test(currentUrl.current)))) {
          isLeaving.current = true;
          navigate(paths.receipt(action.receipt), { replace: true });
        } else void queryClient.resetQueries();
      }),
    [navigate],
  );
  // Not earlier: a mounted screen would refetch the removed data.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what has changed
  useEffect(() => {
    if (isLeaving.current) queryClient.removeQueries({ type: 'inactive' });
    isLeaving.current = false;
  }, [pathname]);
}

/** Screens about this visit's order that do not name it. */
const CURRENT_ORDER_PATHS = /^\/(analyzing|processing|loading|checkout|results-preview)\b/;
