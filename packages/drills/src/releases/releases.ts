import { join } from 'node:path';
import type { ServiceName } from '@trueseason/local-stack';

/** A release, made from this one. */
export interface Release {
  readonly name: string;
  readonly isGood?: true;
  /** Changed settings of its processes; `all` are those of its migration, too. */
  readonly settings: Partial<Record<ServiceName | 'all', Readonly<Record<string, string>>>>;
}

/** Every job of a worker with it waits for the key service. */
const WRONG_KEY = '0'.repeat(64);

const faulty = (name: string, service: ServiceName | 'all'): Release => ({
  name,
  settings: {
    [service]: {
      RELEASE_FAULT: name,
      NODE_OPTIONS: `--import=file://${join(import.meta.dirname, 'faulty-release.js')}`,
    },
  },
});

/** Folders with the built web app, one of which lacks scripts and one whose first script throws. */
export interface BadWebApps {
  readonly withoutChunks: string;
  readonly throwing: string;
}

export const releasesOf = (env: Readonly<Record<string, string>>, web: BadWebApps): Release[] => {
  const database = new URL(env.DATABASE_URL ?? '');
  database.pathname = '/of-nobody';
  return [
    { name: 'no database', settings: { gateway: { DATABASE_URL: database.href } } },
    { name: 'no store', settings: { gateway: { STORAGE_DIR: '/nowhere' } } },
    faulty('upload answers 500', 'gateway'),
    faulty('ten times slower', 'gateway'),
    { name: 'worker fails', settings: { analysis: { MASTER_KEY: WRONG_KEY } } },
    { name: 'report worker fails', settings: { pdf: { MASTER_KEY: WRONG_KEY } } },
    { name: 'mail worker fails', settings: { mailer: { SENDGRID_API_URL: 'http://127.0.0.1:9/' } } },
    { name: 'wrong sender', settings: { mailer: { MAIL_FROM: 'somebody@example.com' } } },
    { name: 'wrong price', settings: { gateway: { PRICE_CENTS: '290' } } },
    faulty('cards never settle', 'gateway'),
    faulty('lost webhooks', 'gateway'),
    faulty('other seasons', 'analysis'),
    faulty('blank reports', 'pdf'),
    faulty('crash on the first request', 'gateway'),
    faulty('crash after 20 s', 'gateway'),
    faulty('failed migration', 'all'),
    { name: 'web app without chunks', settings: { gateway: { WEB_DIR: web.withoutChunks } } },
    { name: 'web app that throws', settings: { gateway: { WEB_DIR: web.throwing } } },
    faulty('policy that blocks scripts', 'gateway'),
    { name: 'a good one', isGood: true, settings: {} },
  ];
};
