import { isConsentTakenBack, isEnded } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import type { Order } from '../../order/order.ts';
import { MessageWithActions, OrderNextStep } from '../../order/order-state/order-state.tsx';
import { PhotoConsent } from '../../photos/consent/consent-box.tsx';
import type { PhotoConsent as Consent } from '../../photos/consent/photo-consent.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Live } from '../../ui/live/live.tsx';

export interface JobPhotos {
  /** `asks`: photos are on this device, waiting for consent. */
  readonly state: 'sending' | 'sent' | 'failed' | 'none' | 'asks';
  readonly retry: () => void;
}

/** What the job needs from the customer, if anything. */
export function JobHelp(props: {
  readonly jobId: string;
  readonly job: Order;
  readonly photos: JobPhotos;
  readonly consent: Consent;
}): ReactNode {
  const { jobId, job, photos, consent } = props;
  if (isEnded(job.nextStep)) return <OrderNextStep order={job} />;
  if (job.status === 'failed') {
    const reason = job.failure?.message ?? 'We couldn’t measure the photos.';
    // No email after a withdrawn consent.
    const mailText = isConsentTakenBack(job.failure) ? '' : ' We’re emailing you the same link.';
    return (
      <HelpMessage text={`${reason} Your order is paid, so other photos are free.${mailText}`}>
        <ButtonLink to={paths.uploadFor(jobId)}>Choose Other Photos</ButtonLink>
      </HelpMessage>
    );
  }
  if (job.status !== 'queued' || photos.state === 'sending' || photos.state === 'sent') return null;
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
  return job.nextStep === 'photos' ? (
    <HelpMessage text="We got your payment. Now we need three photos of you. Then it takes about half a minute.">
      <ButtonLink to={paths.uploadFor(jobId)}>Add Your Photos</ButtonLink>
    </HelpMessage>
  ) : (
    <HelpMessage text="We don’t have your payment yet. This page checks again every few seconds.">
      <ButtonLink look="quiet" to={paths.payment}>
        Back to the Payment
      </ButtonLink>
    </HelpMessage>
  );
}

const HelpMessage = ({ text, children }: { readonly text: string; readonly children: ReactNode }): ReactNode => (
  <Live>
    <MessageWithActions text={text}>{children}</MessageWithActions>
  </Live>
);
