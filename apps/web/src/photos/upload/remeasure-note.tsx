import { useQuery } from '@tanstack/react-query';
import { isRemeasureCode, REMEASURE_HASH } from '@trueseason/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { call, problemOf } from '../../lib/api/api.ts';
import { currentPromoCode, storePromoCode } from '../../order/promo-code.ts';
import { Notice } from '../../ui/notice/notice.tsx';

/** Stores the code from the URL and removes it there. */
function useRemeasureCode(): string | null {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    const codeInUrl = new URLSearchParams(hash.slice(1)).get(REMEASURE_HASH);
    if (codeInUrl && isRemeasureCode(codeInUrl)) {
      storePromoCode(codeInUrl);
      navigate({ pathname, search }, { replace: true });
    }
    // Read once: the code may be removed later, but the notice stays.
    const storedCode = currentPromoCode() ?? '';
    setCode((previous) => previous ?? (isRemeasureCode(storedCode) ? storedCode : null));
  }, [hash, pathname, search, navigate]);
  return code;
}

/** Says that there is nothing to pay if the code is valid. */
export function RemeasureNote(): ReactNode {
  const code = useRemeasureCode();
  const { data, error } = useQuery({
    queryKey: ['remeasure-code', code],
    queryFn: () => call('validatePromo', { body: { code: code ?? '' } }),
    enabled: code !== null,
    retry: false,
  });
  const isInvalid = problemOf(error) === 'invalid_promo';
  useEffect(() => {
    if (isInvalid) storePromoCode(null);
  }, [isInvalid]);
  if (data?.discount === 100) {
    return (
      <Notice>
        <strong>Your free yearly re-measure</strong>
        <p>Three new photos, and nothing to pay. We’ve added your code.</p>
      </Notice>
    );
  }
  if (!isInvalid) return null;
  return (
    <Notice tone="alarm">
      <strong>You can’t use this re-measure</strong>
      <p>
        It was already used, or its result is gone. New photos start a new order, and you only pay if you want the
        result.
      </p>
    </Notice>
  );
}
