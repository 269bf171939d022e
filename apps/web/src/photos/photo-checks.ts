import { CHECKED_PHOTO_FIELD, type PhotoCheck } from '@trueseason/contracts';
import { ApiError, call, isOutage, problemOf } from '../lib/api/api.ts';
import { readSessionJson, writeSession, writeSessionJson } from '../lib/browser/storage.ts';
import { sendablePhoto } from './shrink-photo/sendable-photo.ts';

/* Quick checks of chosen photos. A photo carries its check to every screen of this tab, and through a reload. */

const checks = new WeakMap<File, PhotoCheck>();
const running = new WeakMap<File, Promise<PhotoCheck>>();

/** What the device keeps of checks, by the photo as it is sent. Photos of an order and some that replaced others. */
type StoredChecks = readonly (readonly [photo: string, check: PhotoCheck])[];
const MAX_STORED = 6;

const nameOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** The check of a photo, if it was ever made. */
export const knownCheck = (photo: File): PhotoCheck | undefined => checks.get(photo);

/** Gives stored photos the checks they had before a reload. */
export function restoreChecks(photos: readonly File[]): void {
  const stored = new Map(readSessionJson<StoredChecks>('photoChecks') ?? []);
  for (const photo of photos) {
    const check = stored.get(nameOf(photo));
    if (check) checks.set(photo, check);
  }
}

export const forgetChecks = (): void => writeSession('photoChecks', null);

function keepCheck(photo: File, sent: File, check: PhotoCheck): void {
  checks.set(photo, check);
  checks.set(sent, check);
  const otherChecks = (readSessionJson<StoredChecks>('photoChecks') ?? []).filter(([name]) => name !== nameOf(sent));
  writeSessionJson('photoChecks', [...otherChecks, [nameOf(sent), check]].slice(-MAX_STORED));
}

/** Refused before the check looks for a face, and by the analysis, too. */
const UNREADABLE: readonly (string | undefined)[] = ['photo_type', 'photo_damaged', 'photo_encoding'];

async function requestCheck(photo: File): Promise<PhotoCheck> {
  const form = new FormData();
  const sent = await sendablePhoto(photo);
  form.set(CHECKED_PHOTO_FIELD, sent, photo.name);
  const check = await call('checkPhoto', { form }).catch((error: unknown): PhotoCheck => {
    if (UNREADABLE.includes(problemOf(error))) return { problems: ['unreadable'], warnings: [] };
    throw error;
  });
  keepCheck(photo, sent, check);
  return check;
}

/** Checks a photo once, whichever screens ask. @throws ApiError, TypeError if it could not be checked now */
export async function checkPhoto(photo: File): Promise<PhotoCheck> {
  const stored = checks.get(photo);
  if (stored) return stored;
  const existing = running.get(photo);
  if (existing) return existing;
  const check = requestCheck(photo).finally(() => running.delete(photo));
  running.set(photo, check);
  return check;
}

/** Whether a check that failed may work later: the network, the server, or others at this address were in the way. */
export const mayCheckLater = (error: unknown): boolean =>
  isOutage(error) || (error instanceof ApiError && (error.status === 429 || error.status === 500));
