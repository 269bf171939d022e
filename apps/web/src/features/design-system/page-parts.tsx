import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Refusal } from '../../components/payment/refusal.tsx';
import { RingMessage, Ways } from '../../components/ring-message/ring-message.tsx';
import { Wizard, type WizardStep } from '../../components/wizard/wizard.tsx';
import { Part } from './part.tsx';

const STEPS: readonly WizardStep[] = ['First', 'Second', 'Third'].map((title) => ({
  id: title.toLowerCase(),
  title,
  content: <h3>{title} step</h3>,
}));

export const PageParts = (): ReactNode => (
  <>
    <Part title="Step wizard">
      <Wizard steps={STEPS} />
    </Part>
    <Part title="Waiting, and nothing">
      <RingMessage ring="turning" title="Something is on its way" />
      <RingMessage ring="empty" title="Nothing is here">
        <Refusal reason="A reason that stays on the page" />
        <Ways>
          <Button>A way on</Button>
        </Ways>
      </RingMessage>
    </Part>
  </>
);
