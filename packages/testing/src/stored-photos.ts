import { PHOTO_POSITIONS } from '@trueseason/contracts';
import type { NewPhoto } from '@trueseason/shop/photos';

/** Three photos as an upload leaves them on record, for tests that never read a byte of them. */
export const storedPhotos: readonly NewPhoto[] = PHOTO_POSITIONS.map((position) => ({
  position,
  object_key: `orders/x/${position}`,
  media_type: 'image/jpeg',
  bytes: 10,
  sha256: 'abc',
}));
