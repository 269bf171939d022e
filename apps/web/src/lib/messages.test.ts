import { expect, it } from 'vitest';
import { TOASTS } from './message-texts.ts';
import { currentToast, dismissFailure, showToast } from './messages.ts';

it('takes back what went wrong on the way once the page is open, and leaves good news', () => {
  showToast(TOASTS.checkoutSessionFailed);
  dismissFailure();
  expect(currentToast()).toBeNull();
  showToast(TOASTS.loginSuccessful);
  dismissFailure();
  expect(currentToast()).toMatchObject(TOASTS.loginSuccessful);
});
