import type { FastifyReply } from 'fastify';

/** For calls that delete photos or leave the browser: it keeps the photos that it was shown. */
export const clearBrowserCache = (reply: FastifyReply): void => void reply.header('clear-site-data', '"cache"');
