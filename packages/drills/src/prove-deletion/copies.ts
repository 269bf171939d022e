import type { System } from '@trueseason/local-stack';
import { keysConfig, readConfig } from '@trueseason/platform/runtime';
import { findAnalysisRow, findProposalRow } from '@trueseason/shop/analysis';
import { type Database, openDatabase } from '@trueseason/shop/database';
import { isSealed, isSealedText } from '@trueseason/shop/encryption';
import { createSealing, openKeyService } from '@trueseason/shop/flows';
import { listPhotos } from '@trueseason/shop/photos';
import { createFileStore, objectKeys } from '@trueseason/shop/storage';

/** Copies of an order's objects and measurements made before it was deleted. */
export interface Copies {
  readonly count: number;
  /** How many of them are sealed. */
  readonly sealed: number;
  /** Puts them back and gives how many open with the master key of the system and what Postgres has now. */
  countOpened(): Promise<number>;
  /** Removes what was put back. */
  remove(): Promise<void>;
}

export async function copyObjects(system: System, db: Database, orderId: number): Promise<Copies> {
  const files = createFileStore(system.env.STORAGE_DIR ?? '');
  const prefix = objectKeys.order(orderId);
  const keys = await files.list(prefix);
  const copies = await Promise.all(keys.map(async (key) => ({ key, bytes: await files.getBytes(key) })));
  const { store, measurements } = createSealing(openKeyService(readConfig(keysConfig, system.env)), db, files);
  const photos = await listPhotos(db, orderId);
  const analysis = await findAnalysisRow(db, orderId);
  const proposal = await findProposalRow(db, orderId);
  const columns = [
    analysis?.result,
    analysis?.readings,
    analysis?.first_result,
    proposal?.result,
    proposal?.readings,
    ...photos.map(({ outlines }) => outlines),
  ].filter((column) => column);
  const opens = (key: string) =>
    store.getBytes(key).then(
      () => true,
      () => false,
    );
  return {
    count: copies.length + columns.length,
    sealed: copies.filter(({ bytes }) => isSealed(bytes)).length + columns.filter(isSealedText).length,
    countOpened: async () => {
      for (const { key, bytes } of copies) await files.put(key, bytes, 'application/octet-stream');
      const objects = (await Promise.all(keys.map(opens))).filter(Boolean).length;
      const marks = await measurements.openOutlines(orderId, photos);
      const analysis = await measurements.findAnalysis(orderId);
      const proposal = await measurements.findProposal(orderId);
      const results = [
        ...(analysis ? [analysis.result, analysis.readings, analysis.firstResult] : []),
        ...(proposal ? [proposal.result, proposal.readings] : []),
      ];
      return objects + [...marks, ...results].filter(Boolean).length;
    },
    remove: () => files.deletePrefix(prefix),
  };
}

export const openSystemDatabase = (system: System): Database =>
  openDatabase({ url: system.env.DATABASE_URL ?? '', poolSize: 1, onError: () => {} });
