import { PHOTO_MAX_BYTES } from '@trueseason/contracts';
import { foreignFiles } from '@trueseason/testing/foreign-files';
import { describe, expect, it } from 'vitest';
import { TOASTS } from '../../lib/message-texts.ts';
import { checkFile, choosePhotos, sentShares, sizeInMegabytes } from './photo-rules.ts';

const JPEG = '\u00ff\u00d8\u00ff\u00e0';
const PNG = '\u0089PNG\r\n\u001a\n';

function file(name: string, content = JPEG, type = 'image/jpeg', size = 1000): File {
  const made = new File([Uint8Array.from(content, (char) => char.charCodeAt(0))], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
}

const choose = async (photoCount: number, files: readonly File[]) =>
  choosePhotos(photoCount, await Promise.all(files.map(checkFile)));

const names = (files: readonly File[]): string[] => files.map(({ name }) => name);

describe('choosePhotos', () => {
  it('goes by the content, whatever the type says', async () => {
    for (const type of ['', 'application/octet-stream', 'image/jpg', 'image/pjpeg', 'application/jpg', 'image/png']) {
      const { photos, toast } = await choose(0, [file('a.jpg', JPEG, type)]);
      expect([toast, photos.map((photo) => photo.type)]).toEqual([null, ['image/jpeg']]);
    }
    expect((await choose(0, [file('b.jpg', PNG)])).photos[0]?.type).toBe('image/png');
    for (const content of ['', 'GIF89a', 'RIFF\0\0\0\0WEBP'])
      expect((await choose(0, [file('c.jpg', content)])).toast).toEqual(TOASTS.invalidFileType);
  });

  it('has its own message for a single file', async () => {
    expect(await choose(3, [file('d.jpg')])).toMatchObject({ toast: TOASTS.maximumFiles, photos: [] });
    const large = file('d.jpg', JPEG, 'image/jpeg', PHOTO_MAX_BYTES + 1);
    expect((await choose(0, [large])).toast).toEqual(TOASTS.fileTooLarge);
  });

  it('takes a file of exactly 10 MB', async () => {
    const full = file('d.jpg', JPEG, 'image/jpeg', PHOTO_MAX_BYTES);
    expect((await choose(0, [full])).photos).toHaveLength(1);
  });

  it('names a missing file, and continues with the others', async () => {
    const gone = file('gone.jpg');
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    expect(await choose(0, [gone])).toMatchObject({ photos: [], toast: TOASTS.fileUnreadable('gone.jpg') });
    const { photos, toast } = await choose(0, [gone, file('a.jpg')]);
    expect([names(photos), toast?.text]).toEqual([['a.jpg'], 'gone.jpg was changed or moved']);
  });

  it('joins the reasons of a batch and keeps what passes', async () => {
    const big = file('big.png', PNG, 'image/png', 11e6);
    const batch = [file('b.jpg'), file('notes.txt', 'notes'), big, file('c.jpg'), file('d.jpg'), file('e.jpg')];
    const chosen = await choose(1, batch);
    expect(names(chosen.photos)).toEqual(['b.jpg', 'c.jpg']);
    expect(chosen.toast).toEqual({
      title: "Some files couldn't be uploaded",
      text: 'notes.txt is not a valid image file, big.png is too large (max 10MB), Maximum 3 photos allowed',
      tone: 'destructive',
    });
  });

  it('says what another file is by its content, and how it becomes a JPEG', async () => {
    for (const [what, bytes] of await foreignFiles()) {
      const other = new File([Uint8Array.from(bytes)], 'IMG_1.jpg', { type: 'image/jpeg' });
      const { photos, toast, notes } = await choose(0, [other]);
      expect([photos, toast], `${what}`).toEqual([[], TOASTS.invalidFileType]);
      expect(notes).toEqual([expect.stringMatching(/^IMG_1\.jpg is .* JPEG/)]);
      expect(notes[0]).toMatch(what);
    }
  });
});

it('shares what was sent among the photos in order', () => {
  const photos = [{ size: 100 }, { size: 300 }];
  expect(sentShares(photos, 0.25)).toEqual([1, 0]);
  expect(sentShares(photos, 0.625)).toEqual([1, 0.5]);
  expect(sentShares(photos, 1)).toEqual([1, 1]);
});

it('shows sizes in MB, and no photo as nothing', () => {
  expect(sizeInMegabytes(2_621_440)).toBe('2.5 MB');
  expect(sizeInMegabytes(40 * 1024)).toBe('0.04 MB');
  expect(sizeInMegabytes(12)).toBe('0.01 MB');
});
