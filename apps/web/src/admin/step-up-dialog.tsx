import { useMutation } from '@tanstack/react-query';
import { asciiDigits, STEP_UP_MINUTES } from '@trueseason/contracts';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { call, reasonOrFault } from '../lib/api/api.ts';
import { TOASTS } from '../lib/message-texts.ts';
import { showToast } from '../lib/messages.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Form } from '../ui/form/form.tsx';
import { AuthenticatorField, PasskeyButton, SignInForm } from './sign-in-form.tsx';
import { useCodeRequest, useStepUpRequest } from './step-up.ts';
import { useSelf } from './use-self.ts';

const TITLE = 'Confirm it’s you';
const WHY_SIGN_IN = `Money and codes need your password or passkey again. It lasts ${STEP_UP_MINUTES} minutes.`;
const WHY_CODE = `Confirm once for all corrections of the next ${STEP_UP_MINUTES} minutes.`;

/** A fresh code covers corrections; money, and operators without an authenticator app, need a sign-in. */
export function StepUpDialog(): ReactNode {
  const signInRequest = useStepUpRequest();
  const codeRequest = useCodeRequest();
  const { data: self } = useSelf();
  const codeInput = useRef<HTMLInputElement>(null);
  const request = signInRequest ?? codeRequest;
  if (!request || !self) return null;
  const isCode = request === codeRequest && self.authenticator;
  const succeed = () => request.settle(true);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && request.settle(false)}
      title={TITLE}
      description={isCode ? WHY_CODE : WHY_SIGN_IN}
      initialFocus={codeInput}
    >
      {isCode ? (
        <CodeForm ref={codeInput} onSuccess={succeed} />
      ) : (
        <SignInForm name={self.name} action="Confirm" onSuccess={succeed} />
      )}
    </Dialog>
  );
}

interface CodeFormProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onSuccess: () => void;
}

function CodeForm({ ref, onSuccess }: CodeFormProps): ReactNode {
  const [code, setCode] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('adminConfirm', { body: { code: asciiDigits(code) } }),
    onSuccess,
    onError: (error) => showToast(TOASTS.loginFailed(reasonOrFault(error))),
  });
  return (
    <Form className="stack gap-5" onSubmit={() => mutate()}>
      <AuthenticatorField ref={ref} value={code} onChange={({ target }) => setCode(target.value.trim())} />
      <Button type="submit" wide busy={isPending} missing={code === '' && 'Please enter the code first.'}>
        Confirm
      </Button>
      <PasskeyButton onSuccess={onSuccess} />
    </Form>
  );
}
