import type { ReactNode } from 'react';
import { keepsNoCookies, NO_COOKIES } from '../../lib/browser/cookies.ts';
import { useInBrowser } from '../../lib/browser/use-in-browser.ts';
import { Notice } from '../notice/notice.tsx';

/** Warns before sending, paying or looking up an order if cookies are blocked. */
export const NoCookies = (): ReactNode =>
  useInBrowser() &&
  keepsNoCookies() && (
    <Notice tone="alarm">
      <strong>Cookies are off.</strong>
      <span>{NO_COOKIES}</span>
    </Notice>
  );
