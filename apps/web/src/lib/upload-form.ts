import { ApiError, callPath } from './api.ts';
import { API_TABLE, type BrowserCall } from './api-table.ts';

/**
 * Sends a form and reports how much of it has left, 0..1 (fetch cannot tell).
 * Resolves with the parsed answer; rejects with an ApiError, or a TypeError when the network failed.
 */
export function uploadForm<Answer>(
  name: BrowserCall,
  params: Readonly<Record<string, string | number>>,
  form: FormData,
  onProgress: (sent: number) => void,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(API_TABLE[name][0], callPath(name, params));
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as Answer);
      else reject(new ApiError(request.status, request.statusText, request.responseText));
    };
    request.onerror = () => reject(new TypeError('The network failed while the photos were sent.'));
    request.send(form);
  });
}

/** photo1, photo2, photo3 as the order calls expect them. */
export function photoForm(photos: readonly File[]): FormData {
  const form = new FormData();
  for (const [index, photo] of photos.entries()) form.set(`photo${index + 1}`, photo, photo.name);
  return form;
}
