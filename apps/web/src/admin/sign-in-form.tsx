import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { asciiDigits } from '@trueseason/contracts';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { call, problemOf, reasonOrFault } from '../lib/api/api.ts';
import { inTime } from '../lib/browser/in-time.ts';
import { TOASTS } from '../lib/message-texts.ts';
import { showToast } from '../lib/messages.ts';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/field/field.tsx';
import { Form } from '../ui/form/form.tsx';

const passkeyProblem = (error: unknown): string =>
  error instanceof Error && ['NotAllowedError', 'NotInTimeError'].includes(error.name)
    ? 'No passkey was used.'
    : reasonOrFault(error);

async function signInWithPasskey(): Promise<void> {
  const optionsJSON = await call('adminPasskeySignInOptions');
  const response = await inTime('permission', startAuthentication({ optionsJSON }));
  await call('adminPasskeySignIn', { body: { response } });
}

function useSignIn(onSuccess: () => void) {
  const [needsCode, setNeedsCode] = useState(false);
  const password = useMutation({
    mutationFn: ({ name, password, code }: { name: string; password: string; code: string }) =>
      call('adminLogin', { body: { password, ...(name && { name }), ...(code && { code: asciiDigits(code) }) } }),
    onSuccess,
    onError: (error, { code }) => {
      const asks = problemOf(error) === 'second_factor_required';
      if (asks) setNeedsCode(true);
      if (!asks || code) showToast(TOASTS.loginFailed(reasonOrFault(error)));
    },
  });
  return { password, needsCode };
}

export interface SignInFormProps {
  /** The confirming operator; editable if absent. */
  readonly name?: string;
  readonly action: string;
  readonly onSuccess: () => void;
}

const focus = (input: HTMLInputElement | null): void => input?.focus();

/** A code, which gets the focus where it appears. */
export const AuthenticatorField = (
  input: Pick<ComponentProps<typeof Field>, 'ref' | 'name' | 'value' | 'onChange'>,
): ReactNode => (
  <Field
    label="Code of your authenticator app"
    inputMode="numeric"
    autoComplete="one-time-code"
    pattern="\p{Nd}{6}"
    maxLength={6}
    required
    ref={focus}
    {...input}
  />
);

/** Signs in, where the browser can. */
export function PasskeyButton({ onSuccess }: Pick<SignInFormProps, 'onSuccess'>): ReactNode {
  const { mutate, isPending } = useMutation({
    mutationFn: signInWithPasskey,
    onSuccess,
    onError: (error) => showToast(TOASTS.loginFailed(passkeyProblem(error))),
  });
  if (!browserSupportsWebAuthn()) return null;
  return (
    <Button look="quiet" wide busy={isPending} onClick={() => mutate()}>
      Use a passkey
    </Button>
  );
}

/** A password, with an authenticator code if required, or a passkey. */
export function SignInForm({ name, action, onSuccess }: SignInFormProps): ReactNode {
  const { password, needsCode } = useSignIn(onSuccess);
  const [typed, setTyped] = useState({ name: name ?? '', password: '', code: '' });
  const set = (field: keyof typeof typed) => ({
    name: field,
    value: typed[field],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [field]: target.value.trimStart() }),
  });
  return (
    <Form className="stack gap-5" onSubmit={() => password.mutate(typed)}>
      <Field
        label="Password"
        type="password"
        placeholder={name || typed.name ? 'Enter your password' : 'Enter admin password'}
        autoComplete="current-password"
        required
        {...set('password')}
        onChange={({ target }) => setTyped({ ...typed, password: target.value })}
      />
      {needsCode && <AuthenticatorField {...set('code')} />}
      <Button
        type="submit"
        wide
        busy={password.isPending}
        missing={typed.password === '' && 'Please enter your password first.'}
      >
        {password.isPending ? 'Authenticating...' : action}
      </Button>
      <PasskeyButton onSuccess={onSuccess} />
      {name === undefined && (
        <details>
          <summary>Sign in with my name</summary>
          <Field label="Name" autoComplete="username" autoCapitalize="none" spellCheck={false} {...set('name')} />
        </details>
      )}
    </Form>
  );
}
