import {
  type AnalysisResult,
  doDiffer,
  type LockedResult,
  type MorePhotosFor,
  type PhotoMark,
  type StoredResult,
} from '@trueseason/contracts';
import { openStoredResult } from '@trueseason/style/reading';
import type { Database } from '../database/index.ts';
import {
  type KeyInUse,
  type KeyKind,
  OrderGoneError,
  type OrderKey,
  type OrderKeys,
  openSealed,
  type SealedText,
  sealText,
} from '../encryption/index.ts';
import type { PhotoRow } from '../photos/index.ts';
import type { KeyOwner } from '../storage/index.ts';
import { findAnalysisRow, findProposalRow } from './analysis-queries.ts';

/** The engine's output for an order. */
export interface Measured {
  readonly result: AnalysisResult;
  readonly readings: readonly object[];
  /** Outlines per photo, in order. */
  readonly outlines: readonly (readonly PhotoMark[])[];
}

/** An encrypted result with its plain query columns. */
export interface SealedResult {
  readonly result: SealedText;
  readonly photosDiffer?: boolean;
  readonly season: string;
  /** Its encryption keys; if they are deleted before it is stored, it is unreadable. */
  readonly sealedUnder: readonly KeyInUse[];
}
export interface SealedMeasurements extends SealedResult {
  readonly readings: SealedText;
  /** Empty if the photos are deleted. */
  readonly outlines: readonly SealedText[];
}

export interface DecryptedAnalysis {
  readonly result: StoredResult;
  readonly firstResult: StoredResult | null;
  readonly readings: readonly object[];
  readonly engineVersion: string;
  readonly revision: number;
}

/** A result that its owner has not taken yet. */
export interface DecryptedProposal {
  readonly round: number;
  readonly result: StoredResult;
  /** Null if only answers changed. */
  readonly readings: readonly object[] | null;
}

/** The part of an analysis shown before payment. */
export interface AnalysisPreview {
  readonly differ: boolean;
  readonly repeated: LockedResult['repeated'];
  /** What more photos would improve, if anything. */
  readonly morePhotosFor: MorePhotosFor;
  readonly places: LockedResult['places'];
  readonly finding: LockedResult['finding'];
  readonly certainty: LockedResult['certainty'];
}

export type OutlinedPhoto = Pick<PhotoRow, 'position' | 'outlines'>;

/** Names bound into the encryption; `result` also covers the first result and a proposed one, which takes its place. */
const NAMES = {
  result: 'a result',
  readings: 'readings',
  outlines: (position: number) => `outlines of photo ${position}`,
} as const;

const ofResults = (orderId: number): KeyOwner => ({ orderId, kind: 'results' });
const ofPhotos = (orderId: number): KeyOwner => ({ orderId, kind: 'photos' });

const previewOf = ({ reading, evidence }: StoredResult): AnalysisPreview => {
  const { photos = [], morePhotosFor = 'season', witnesses } = evidence ?? {};
  return {
    differ: doDiffer(photos),
    repeated: photos.flatMap(({ position, repeatOf }) => (repeatOf ? { position, repeatOf } : [])),
    morePhotosFor,
    places: witnesses?.places,
    finding: reading?.sections.finding.lines[0] ?? null,
    certainty: reading?.sections.preview.lines ?? [],
  };
};

/** Measurements of orders, encrypted in Postgres; only encrypted and decrypted here. */
export function createMeasurements(db: Database, keys: OrderKeys) {
  const inUse = (kind: KeyKind, { wrapped }: OrderKey): KeyInUse => ({ kind, wrapped });
  const sealedResult = async (key: OrderKey, result: AnalysisResult): Promise<SealedResult> => ({
    result: await sealText(key.dataKey, NAMES.result, result),
    photosDiffer: doDiffer(result.evidence.photos),
    season: result.season,
    sealedUnder: [inUse('results', key)],
  });
  const findPhotosKey = (orderId: number): Promise<OrderKey | null> =>
    keys.make(ofPhotos(orderId)).catch((error: unknown) => {
      if (error instanceof OrderGoneError) return null;
      throw error;
    });

  const keyFor = async (owner: KeyOwner) => (await keys.find(owner))?.dataKey;

  /** The one place where results are opened. */
  const openResult = async (key: Buffer | undefined, sealed: SealedText | null): Promise<StoredResult | null> => {
    const stored = await openSealed<AnalysisResult>(key, NAMES.result, sealed);
    return stored && openStoredResult(stored);
  };
  const findResult = async (orderId: number): Promise<StoredResult | null> => {
    const row = await findAnalysisRow(db, orderId);
    return row ? openResult(await keyFor(ofResults(orderId)), row.result) : null;
  };

  return {
    findResult,
    /** For a result recalculated from stored readings. */
    sealResult: async (orderId: number, result: AnalysisResult): Promise<SealedResult> =>
      sealedResult(await keys.make(ofResults(orderId)), result),
    /** @throws OrderGoneError, KeysUnavailableError */
    seal: async (orderId: number, { result, readings, outlines }: Measured): Promise<SealedMeasurements> => {
      const resultsKey = await keys.make(ofResults(orderId));
      const photosKey = await findPhotosKey(orderId);
      const sealed = await sealedResult(resultsKey, result);
      const rest = { readings: await sealText(resultsKey.dataKey, NAMES.readings, readings) };
      // If photos were deleted, outlines are dropped and results stay.
      if (!photosKey) return { ...sealed, ...rest, outlines: [] };
      const sealOutlines = (marks: readonly PhotoMark[], i: number) =>
        sealText(photosKey.dataKey, NAMES.outlines(i + 1), marks);
      return {
        ...sealed,
        ...rest,
        outlines: await Promise.all(outlines.map(sealOutlines)),
        sealedUnder: [...sealed.sealedUnder, inUse('photos', photosKey)],
      };
    },
    /** Null if there is none or its key is deleted. @throws KeysUnavailableError, SealBrokenError */
    findAnalysis: async (orderId: number): Promise<DecryptedAnalysis | null> => {
      const row = await findAnalysisRow(db, orderId);
      if (!row) return null;
      const key = await keyFor(ofResults(orderId));
      const result = await openResult(key, row.result);
      return (
        result && {
          result,
          firstResult: await openResult(key, row.first_result),
          readings: (await openSealed<readonly object[]>(key, NAMES.readings, row.readings)) ?? [],
          engineVersion: row.engine_version,
          revision: row.revision,
        }
      );
    },
    /** Null if none waits or its key is deleted. @throws KeysUnavailableError, SealBrokenError */
    findProposal: async (orderId: number): Promise<DecryptedProposal | null> => {
      const row = await findProposalRow(db, orderId);
      if (!row) return null;
      const key = await keyFor(ofResults(orderId));
      const result = await openResult(key, row.result);
      const readings = await openSealed<readonly object[]>(key, NAMES.readings, row.readings);
      return result && { round: row.round, result, readings };
    },
    /** Decrypts only the preview. */
    findPreview: async (orderId: number): Promise<AnalysisPreview | null> => {
      const result = await findResult(orderId);
      return result && previewOf(result);
    },
    /** For photos of one order; null for unmeasured ones. */
    openOutlines: async (orderId: number, photos: readonly OutlinedPhoto[]): Promise<(PhotoMark[] | null)[]> => {
      // Needs no key without measurements.
      const measured = photos.some(({ outlines }) => outlines !== null);
      const key = measured ? await keyFor(ofPhotos(orderId)) : undefined;
      return Promise.all(
        photos.map(({ position, outlines }) => openSealed<PhotoMark[]>(key, NAMES.outlines(position), outlines)),
      );
    },
  };
}
export type Measurements = ReturnType<typeof createMeasurements>;
