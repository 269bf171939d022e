import { S3ServiceException } from '@aws-sdk/client-s3';
import { ObjectNotFoundError, StoreRefusedError, StoreUnavailableError } from './object-store.ts';

/** Permanent errors of the store, and what to check. */
const REFUSALS: Readonly<Record<string, string>> = {
  AccessDenied: 'these keys may not do this: S3_ACCESS_KEY_ID and its permissions',
  AllAccessDisabled: 'these keys may not do this: S3_ACCESS_KEY_ID and its permissions',
  InvalidAccessKeyId: 'it does not know S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY is not that of S3_ACCESS_KEY_ID',
  AuthorizationHeaderMalformed: 'S3_REGION is another one than the bucket’s',
  IllegalLocationConstraintException: 'S3_REGION is another one than the bucket’s',
  PermanentRedirect: 'S3_REGION is another one than the bucket’s',
  NoSuchBucket: 'there is no S3_BUCKET of this name',
  RequestTimeTooSkewed: 'this machine’s clock is wrong',
};

export function asStoreError(error: unknown, key?: string): Error {
  if (!(error instanceof Error)) return new StoreUnavailableError('The store failed', { cause: error });
  if (error instanceof StoreUnavailableError) return error;
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (error.name === 'InvalidRange') return new RangeError('The object ends before the range');
  const refusal = REFUSALS[error.name] ?? (status === 301 ? REFUSALS.PermanentRedirect : undefined);
  if (refusal) return new StoreRefusedError(`The store refuses us: ${refusal}`, { cause: error });
  if (key !== undefined && (error.name === 'NoSuchKey' || error.name === 'NotFound'))
    return new ObjectNotFoundError(key);
  if (status === 401 || status === 403) {
    return new StoreRefusedError(`The store refuses us: ${error.name}`, { cause: error });
  }
  return new StoreUnavailableError(`The store failed: ${error.name}`, { cause: error });
}
