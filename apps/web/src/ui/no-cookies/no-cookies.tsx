import type { ReactNode } from 'react';
import { keepsNoCookies, NO_COOKIES } from '../../lib/browser/cookies.ts';
import { useInBrowser } from '../../lib/browser/use-in-browser.ts';
import { Notice } from '../notice/notice.tsx';

/** Warns before an order is sent, paid or looked up in a browser that blocks cookies. */
export const NoCookies = (): ReactNode =>
  useInBrowser() &&
  keepsNoCookies() && (
    <Notice tone="alarm">
      <strong>Cookies are off.</strong>
      <span>{NO_COOKIES}</span>
    </Notice>
  );
