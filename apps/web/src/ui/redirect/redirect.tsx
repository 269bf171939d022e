import type { Toast } from '@trueseason/contracts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../lib/messages.ts';

export function Redirect({ to, toast }: { readonly to: string; readonly toast: Toast }): null {
  const navigate = useNavigate();
  useEffect(() => {
    showToast(toast);
    navigate(to, { replace: true });
  }, [to, toast, navigate]);
  return null;
}
