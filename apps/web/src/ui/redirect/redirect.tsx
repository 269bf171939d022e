import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Toast } from '../../lib/message-texts.ts';
import { showToast } from '../../lib/messages.ts';

export function Redirect({ to, toast }: { readonly to: string; readonly toast: Toast }): null {
  const navigate = useNavigate();
  useEffect(() => {
    showToast(toast);
    navigate(to, { replace: true });
  }, [to, toast, navigate]);
  return null;
}
