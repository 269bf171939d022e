import { call } from '../../lib/api/api.ts';
import { createSerialQueue } from '../../lib/browser/serial-queue.ts';
import { readSession, readSessionJson, writeSession, writeSessionJson } from '../../lib/browser/storage.ts';
import { createStore } from '../../lib/browser/store.ts';

export interface Consent {
  readonly version: string;
  /** Whether Google may see the photos; null if not asked. */
  readonly secondOpinion: boolean | null;
}

interface State {
  readonly consent: Consent | null;
  /** The consent is being sent. */
  readonly busy: boolean;
}

export const consentState = createStore<State>({ consent: readSessionJson('photoConsent'), busy: false });
const enqueue = createSerialQueue();

/** Gives consent, or withdraws it on null. @throws if the server does not record it */
export async function recordConsent(consent: Consent | null): Promise<void> {
  writeSession('photoConsent', null);
  const next: State = { consent, busy: true };
  consentState.set(next);
  // In order, so that the last choice is the one on record.
  try {
    await enqueue(() => (consent ? call('giveConsent', { body: consent }) : call('endConsent')));
  } catch (error) {
    if (consentState.get() === next) consentState.set({ consent: null, busy: false });
    throw error;
  }
  if (consent) writeSession('consentWasGiven', 'yes');
  if (consentState.get() !== next) return;
  consentState.set({ consent, busy: false });
  if (consent) writeSessionJson('photoConsent', consent);
}

/** Whether this visit ever gave consent, so photos may have been sent to be checked. */
export const everConsentedToPhotos = (): boolean => readSession('consentWasGiven') !== null;

/** Resolves once the last choice is recorded or has failed. */
export const whenConsentRecorded = (): Promise<void> => enqueue(async () => undefined);

/** Asks again, because the server has no consent on record. */
export function forgetConsent(): void {
  writeSession('photoConsent', null);
  consentState.set({ consent: null, busy: false });
}
