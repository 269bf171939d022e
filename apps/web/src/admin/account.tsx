import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Passkey } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { call } from '../lib/api/api.ts';
import { inTime } from '../lib/browser/in-time.ts';
import { showRefusal, showToast } from '../lib/messages.ts';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/field/field.tsx';
import { Form } from '../ui/form/form.tsx';
import styles from './admin.module.css';
import { shortTime } from './format.ts';
import { LoadedContent, Section } from './section.tsx';
import { asOperator } from './step-up.ts';
import { RowButton, Table } from './table.tsx';
import { SELF_KEY, useSelf } from './use-self.ts';

export const Account = (): ReactNode => (
  <Section title="Your account">
    <LoadedContent query={useSelf()} height="12rem">
      {({ name, roles, passkeys }) => (
        <>
          <p>
            You are {name}: {roles.join(', ')}. The audit trail records your actions under this name.
          </p>
          {passkeys.length === 0 ? (
            <p>You don’t have a passkey yet. It’s quicker than a password and safe from phishing.</p>
          ) : (
            <Passkeys passkeys={passkeys} />
          )}
          {browserSupportsWebAuthn() && <AddPasskey />}
        </>
      )}
    </LoadedContent>
  </Section>
);

function Passkeys({ passkeys }: { readonly passkeys: readonly Passkey[] }): ReactNode {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ id }: Passkey) => asOperator(() => call('adminRemovePasskey', { params: { passkeyId: id } })),
    onSuccess: (_, { label }) => showToast({ title: 'Passkey removed', text: label, tone: 'neutral' }),
    onError: (error) => showRefusal('Passkey not removed', error),
    onSettled: () => queries.invalidateQueries({ queryKey: SELF_KEY }),
  });
  return (
    <Table
      label="Passkeys"
      columns={['Passkey', 'Added', 'Actions']}
      rows={passkeys.map((passkey) => [
        passkey.id,
        [
          passkey.label,
          shortTime(passkey.createdAt),
          <RowButton
            key="remove"
            aria-label={`Remove ${passkey.label}`}
            busy={remove.isPending}
            onClick={() => remove.mutate(passkey)}
          >
            Remove
          </RowButton>,
        ],
      ])}
    />
  );
}

function AddPasskey(): ReactNode {
  const queries = useQueryClient();
  const [label, setLabel] = useState('');
  const add = useMutation({
    mutationFn: async () => {
      const optionsJSON = await asOperator(() => call('adminPasskeyOptions'));
      const response = await inTime('permission', startRegistration({ optionsJSON }));
      return call('adminAddPasskey', { body: { label, response } });
    },
    onSuccess: () => {
      setLabel('');
      showToast({ title: 'Passkey added', text: label, tone: 'neutral' });
      return queries.invalidateQueries({ queryKey: SELF_KEY });
    },
    // The browser shows its own errors.
    onError: (error) => !(error instanceof DOMException) && showRefusal('Passkey not added', error),
  });
  return (
    <Form className="row gap-4" onSubmit={() => add.mutate()}>
      <Field
        className={styles.grow}
        label="Name of this device"
        name="label"
        autoComplete="off"
        maxLength={60}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
        trailing={
          <Button type="submit" look="quiet" busy={add.isPending} disabled={label.trim() === ''}>
            Add a passkey
          </Button>
        }
      />
    </Form>
  );
}
