import { PROBLEMS } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api.ts';
import { TOASTS } from '../../lib/message-texts.ts';
import { uploadErrorToast } from './use-send.ts';

const refused = (code: keyof typeof PROBLEMS): ApiError =>
  new ApiError(PROBLEMS[code].status, '', JSON.stringify({ code, message: PROBLEMS[code].message }));

it.each([
  ['a network that failed', new TypeError('network'), TOASTS.uploadFailed],
  ['a server that failed', new ApiError(500, 'Internal Server Error', ''), TOASTS.startFailed],
  [
    'a refusal for another reason',
    refused('too_many_requests'),
    { ...TOASTS.startFailed, text: PROBLEMS.too_many_requests.message },
  ],
  ['a large photo', refused('photo_too_large'), TOASTS.fileTooLarge],
  ['a wrong type', refused('photo_type'), TOASTS.invalidFileType],
  ['too few photos', refused('not_enough_photos'), TOASTS.notEnoughPhotos],
])('%s', (_, error, toast) => expect(uploadErrorToast(error)).toEqual(toast));

it('says that a photo is damaged in the server’s words', () => {
  expect(uploadErrorToast(refused('photo_damaged')).text).toBe(PROBLEMS.photo_damaged.message);
});
