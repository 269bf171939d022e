import { FIELD_MESSAGES } from '@trueseason/contracts';
import { ApiError, serverMessage } from '../lib/api/api.ts';

/** Why a code was not taken: the server's words, or that it could not be asked. */
export const promoProblem = (error: unknown): string =>
  error instanceof ApiError ? (serverMessage(error) ?? FIELD_MESSAGES.promoRejected) : FIELD_MESSAGES.promoUnreachable;
