import { PHOTO_MAX_BYTES, TOASTS } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { addPhotos, sentOfEach, sizeInMegabytes } from './photo-rules.ts';

function file(name: string, type = 'image/jpeg', size = 1000): File {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
}

const names = (files: readonly File[]): string[] => files.map(({ name }) => name);

describe('addPhotos', () => {
  it('accumulates to three', () => {
    const first = addPhotos([], [file('a.jpg')]);
    const second = addPhotos(first.photos, [file('b.png', 'image/png'), file('c.jpg')]);
    expect(names(second.photos)).toEqual(['a.jpg', 'b.png', 'c.jpg']);
    expect(second.toast).toBeNull();
  });

  it('has its own message for a single file', () => {
    const full = [file('a.jpg'), file('b.jpg'), file('c.jpg')];
    expect(addPhotos(full, [file('d.jpg')])).toMatchObject({ toast: TOASTS.maximumFiles, photos: full });
    expect(addPhotos([], [file('d.jpg', 'image/jpeg', PHOTO_MAX_BYTES + 1)]).toast).toEqual(TOASTS.fileTooLarge);
    expect(addPhotos([], [file('d.gif', 'image/gif')]).toast).toEqual(TOASTS.invalidFileType);
  });

  it('takes a file of exactly 10 MB', () => {
    expect(addPhotos([], [file('d.jpg', 'image/jpeg', PHOTO_MAX_BYTES)]).photos).toHaveLength(1);
  });

  it('joins the reasons of a batch and keeps what passes', () => {
    const chosen = addPhotos(
      [file('a.jpg')],
      [
        file('b.jpg'),
        file('notes.txt', 'text/plain'),
        file('big.png', 'image/png', 11e6),
        file('c.jpg'),
        file('d.jpg'),
        file('e.jpg'),
      ],
    );
    expect(names(chosen.photos)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    expect(chosen.toast).toEqual({
      title: "Some files couldn't be uploaded",
      text: 'notes.txt is not a valid image file, big.png is too large (max 10MB), Maximum 3 photos allowed',
      tone: 'destructive',
    });
  });

  it('recognizes HEIC by type or by name', () => {
    const chosen = addPhotos([], [file('IMG_1.HEIC', ''), file('x', 'image/heif')]);
    expect(chosen.heic).toEqual(['IMG_1.HEIC', 'x']);
    expect(chosen.photos).toHaveLength(0);
  });
});

it('shares what was sent among the photos in order', () => {
  const photos = [{ size: 100 }, { size: 300 }];
  expect(sentOfEach(photos, 0.25)).toEqual([1, 0]);
  expect(sentOfEach(photos, 0.625)).toEqual([1, 0.5]);
  expect(sentOfEach(photos, 1)).toEqual([1, 1]);
});

it('shows sizes in MB, and no photo as nothing', () => {
  expect(sizeInMegabytes(2_621_440)).toBe('2.5 MB');
  expect(sizeInMegabytes(40 * 1024)).toBe('0.04 MB');
  expect(sizeInMegabytes(12)).toBe('0.01 MB');
});
