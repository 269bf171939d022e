import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { TOASTS } from '@trueseason/contracts';
import { useState } from 'react';
import { call } from '../lib/api/api.ts';
import { problemOf, reasonOrFault } from '../lib/api/reason.ts';
import { showToast } from '../lib/messages/show-toast.ts';

const PASSKEY_UNUSED = 'No passkey was used.';

/** Why a passkey opened nothing: the server's word, or that the person or the browser left it. */
const reasonOfPasskey = (error: unknown): string =>
  error instanceof Error && error.name === 'NotAllowedError' ? PASSKEY_UNUSED : reasonOrFault(error);

async function signInWithPasskey(): Promise<void> {
  const optionsJSON = await call('adminPasskeySignInOptions');
  const response = await startAuthentication({ optionsJSON });
  await call('adminPasskeySignIn', { body: { response } });
}

interface Typed {
  readonly name: string;
  readonly password: string;
  readonly code: string;
}

/** The two ways to sign in or confirm in the back office. */
export function useSignIn(onSuccess: () => void) {
  const [needsCode, setNeedsCode] = useState(false);
  const refused = (reason: string): void => showToast(TOASTS.loginFailed(reason));
  const password = useMutation({
    mutationFn: ({ name, password, code }: Typed) =>
      call('adminLogin', { body: { password, ...(name && { name }), ...(code && { code }) } }),
    onSuccess,
    onError: (error, { code }) => {
      const asks = problemOf(error) === 'second_factor_required';
      if (asks) setNeedsCode(true);
      if (!asks || code) refused(reasonOrFault(error));
    },
  });
  const passkey = useMutation({
    mutationFn: signInWithPasskey,
    onSuccess,
    onError: (error) => refused(reasonOfPasskey(error)),
  });
  return { password, passkey: browserSupportsWebAuthn() ? passkey : null, needsCode };
}
