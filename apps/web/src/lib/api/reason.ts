import { ApiError, serverMessage } from './api.ts';

export const UNREACHABLE = 'We can’t reach the server. Please check your connection and try again.';

/** Whether a call got no response. The browser's message would tell customers nothing. */
const isUnreachable = (error: unknown): boolean => error instanceof TypeError;

/** Why a call failed, for customers: the server's message, or that it cannot be reached; else undefined. */
export const reasonOf = (error: unknown): string | undefined =>
  serverMessage(error) ?? (isUnreachable(error) ? UNREACHABLE : undefined);

/** The same, with a fallback message. */
export const reasonOrFault = (error: unknown): string =>
  reasonOf(error) ?? 'Something went wrong on our side. Please try again in a moment.';

export const problemOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.code : undefined;

/** A canceled prompt; not a failure, so no message is shown. */
export const isCanceled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
