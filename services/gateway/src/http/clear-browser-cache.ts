import type { FastifyReply } from 'fastify';

/** For calls that delete photos or leave the browser, which caches photos. */
export const clearBrowserCache = (reply: FastifyReply): void => void reply.header('clear-site-data', '"cache"');
