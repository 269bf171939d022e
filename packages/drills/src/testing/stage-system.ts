import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type System, startSystem, type WireServices } from '@trueseason/local-stack';
import { type Database, openDatabase } from '@trueseason/shop/database';
import { createBrowser, createCustomer } from '@trueseason/testing';
import { customerPhotos } from '@trueseason/testing/portraits';
import { Queue } from 'bullmq';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { askProviders, type ProviderMail, shopOf } from '../customers.ts';

/** Waits are for events: only a test that hangs comes here. */
const LONG_MS = 90_000;

/** A whole system for a test file, with a customer and log checks. */
export function stageSystem(name: string, env: Record<string, string>, wire?: WireServices) {
  let system: System;
  let db: Database;
  let directory: string;
  let photos: Buffer<ArrayBuffer>[];
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), `${name}-`));
    system = await startSystem({ dataDir: directory, env, ...(wire && { wire }) });
    db = openDatabase({ url: system.env.DATABASE_URL ?? '', poolSize: 2, onError: () => {} });
    photos = await customerPhotos();
  });
  afterAll(async () => {
    await db?.close();
    await system?.close();
    await rm(directory, { recursive: true, force: true });
  });

  const mailsOf = async (orderId: number): Promise<ProviderMail[]> =>
    (await askProviders(shopOf(system).standIns)).mailsOf(orderId);
  /** The job of an order as the queue has it. */
  const jobOf = async (queueName: string, job: string, orderId: number) => {
    const queue = new Queue(queueName, { connection: { url: system.env.REDIS_URL ?? '' }, prefix: 'trueseason' });
    try {
      return await queue.getJob(`${job}-${orderId}`);
    } finally {
      await queue.close();
    }
  };
  return {
    get system() {
      return system;
    },
    get db() {
      return db;
    },
    get photos() {
      return photos;
    },
    customer: () => {
      const browser = createBrowser(system.urls.web);
      return { browser, ...createCustomer(browser, system.urls.standIns ?? '') };
    },
    /** @param interval how often to look; short where the moment is */
    until: (what: string, condition: () => Promise<unknown>, interval = 100) =>
      vi.waitFor(async () => expect(await condition(), what).toBeTruthy(), { timeout: LONG_MS, interval }),
    mailsOf,
    jobOf,
  };
}
