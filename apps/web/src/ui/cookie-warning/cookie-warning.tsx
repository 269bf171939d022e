import type { ReactNode } from 'react';
import { blocksCookies, COOKIES_BLOCKED_TEXT } from '../../lib/browser/cookies.ts';
import { useInBrowser } from '../../lib/browser/use-in-browser.ts';
import { Notice } from '../notice/notice.tsx';

/** Warns before sending, paying or looking up an order if cookies are blocked. */
export const CookieWarning = (): ReactNode =>
  useInBrowser() &&
  blocksCookies() && (
    <Notice tone="alarm">
      <strong>Cookies are off.</strong>
      <span>{COOKIES_BLOCKED_TEXT}</span>
    </Notice>
  );
