import { call } from '../api/api.ts';
import { readSession, readSessionJson, writeSession, writeSessionJson } from '../browser/session.ts';

/** What this visit agreed to. */
export interface Consent {
  readonly version: string;
  /** Whether Google may see the photos; null where that was not asked. */
  readonly secondOpinion: boolean | null;
}

interface State {
  readonly consent: Consent | null;
  /** While the server is told of it. */
  readonly busy: boolean;
}

let state: State | null = null;
let telling: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

function set(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

export function consentState(): State {
  state ??= { consent: readSessionJson<Consent>('photoConsent'), busy: false };
  return state;
}

export const subscribeToConsent = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Agrees, or takes it back on null. It counts once the server has recorded it; rejects, and nothing counts, when it has not. */
export async function tellConsent(consent: Consent | null): Promise<void> {
  writeSession('photoConsent', null);
  const next: State = { consent, busy: true };
  set(next);
  // One after the other, so that the last word is the last on record.
  const told = telling.then(() => (consent ? call('giveConsent', { body: consent }) : call('endConsent')));
  telling = told.catch(() => undefined);
  try {
    await told;
  } catch (error) {
    if (state === next) set({ consent: null, busy: false });
    throw error;
  }
  if (consent) writeSession('consentWasGiven', 'yes');
  if (state !== next) return;
  set({ consent, busy: false });
  if (consent) writeSessionJson('photoConsent', consent);
}

/** Whether this visit has agreed before: photos may have been sent then, for a quick look. */
export const consentWasGiven = (): boolean => readSession('consentWasGiven') !== null;

/** Waits until what was ticked last is recorded, or is not. */
export const consentIsTold = (): Promise<unknown> => telling;

/** The server knows of none: it has to be asked for again. */
export function forgetConsent(): void {
  writeSession('photoConsent', null);
  set({ consent: null, busy: false });
}
