import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { MessageWithActions } from '../../order/order-state/order-state.tsx';
import { PhotoConsent } from '../../photos/consent/consent-box.tsx';
import type { PhotoConsent as Consent } from '../../photos/consent/photo-consent.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Live } from '../../ui/live/live.tsx';

export interface JobPhotos {
  /** `asks`: photos are on this device, waiting for consent. */
  readonly state: 'sending' | 'sent' | 'failed' | 'none' | 'asks';
  readonly retry: () => void;
}

/** What the photos on this device need from the customer, if anything. */
export function JobHelp(props: {
  readonly jobId: string;
  readonly photos: JobPhotos;
  readonly consent: Consent;
}): ReactNode {
  const { jobId, photos, consent } = props;
  if (photos.state === 'failed') {
    return (
      <HelpMessage text="Your photos didn’t arrive. They’re still on this device.">
        <Button onClick={photos.retry}>Send Them Again</Button>
        <ButtonLink look="quiet" to={paths.uploadFor(jobId)}>
          Choose Other Photos
        </ButtonLink>
      </HelpMessage>
    );
  }
  if (photos.state === 'asks') {
    return (
      <HelpMessage text="Your photos are still on this device. Check the box to send them. It takes about half a minute.">
        <PhotoConsent consent={consent} />
      </HelpMessage>
    );
  }
  return null;
}

const HelpMessage = ({ text, children }: { readonly text: string; readonly children: ReactNode }): ReactNode => (
  <Live>
    <MessageWithActions text={text}>{children}</MessageWithActions>
  </Live>
);
