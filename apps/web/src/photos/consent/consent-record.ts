import { call } from '../../lib/api/api.ts';
import { createTurns } from '../../lib/browser/in-turn.ts';
import { readSession, readSessionJson, writeSession, writeSessionJson } from '../../lib/browser/session.ts';
import { createStore } from '../../lib/browser/store.ts';

/** What this visit agreed to. */
export interface Consent {
  readonly version: string;
  /** Whether Google may see the photos; null where that was not asked. */
  readonly secondOpinion: boolean | null;
}

interface State {
  readonly consent: Consent | null;
  /** While the consent is being sent. */
  readonly busy: boolean;
}

const state = createStore<State | null>(null);
const inTurn = createTurns();

export function consentState(): State {
  const known = state.get();
  if (known) return known;
  const kept = { consent: readSessionJson<Consent>('photoConsent'), busy: false };
  state.set(kept);
  return kept;
}

export const subscribeToConsent = state.subscribe;

/** Agrees, or takes it back on null. It counts once the server has recorded it; rejects, and nothing counts, when it has not. */
export async function tellConsent(consent: Consent | null): Promise<void> {
  writeSession('photoConsent', null);
  const next: State = { consent, busy: true };
  state.set(next);
  // One after the other, so that the last word is the last on record.
  try {
    await inTurn(() => (consent ? call('giveConsent', { body: consent }) : call('endConsent')));
  } catch (error) {
    if (state.get() === next) state.set({ consent: null, busy: false });
    throw error;
  }
  if (consent) writeSession('consentWasGiven', 'yes');
  if (state.get() !== next) return;
  state.set({ consent, busy: false });
  if (consent) writeSessionJson('photoConsent', consent);
}

/** Whether this visit has agreed before: photos may have been sent then, for a quick look. */
export const consentWasGiven = (): boolean => readSession('consentWasGiven') !== null;

/** Waits until what was ticked last is recorded, or is not. */
export const consentIsTold = (): Promise<void> => inTurn(async () => undefined);

/** The server knows of none: it has to be asked for again. */
export function forgetConsent(): void {
  writeSession('photoConsent', null);
  state.set({ consent: null, busy: false });
}
