import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { Before, PayScreen } from '../before-payment.ts';
import { beforeMessage } from './before-message.ts';

/** Says what a customer should know before paying, and offers that first. */
export function BeforeNotice(props: {
  readonly before: Before;
  readonly screen: PayScreen;
  readonly onAnother: () => void;
}): ReactNode {
  const { title, lines, way, another } = beforeMessage(props.before, props.screen);
  return (
    <Notice>
      <strong>{title}</strong>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <div className="ways">
        <ButtonLink to={way.to}>{way.label}</ButtonLink>
        {another && (
          <Button look="quiet" onClick={props.onAnother}>
            {another}
          </Button>
        )}
      </div>
    </Notice>
  );
}
