import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { StripeError } from './errors.ts';

/** Answers a test's call with what it did, or with why it could not. */
export const answer = (reply: FastifyReply, act: () => object) => {
  try {
    return act();
  } catch (error) {
    if (error instanceof StripeError) return reply.code(error.status).send({ error: error.body });
    if (error instanceof z.ZodError) return reply.code(400).send({ error: z.prettifyError(error) });
    throw error;
  }
};
