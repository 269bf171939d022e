import { type AnswerOf, type Api, type CallName, ROUTES } from '@trueseason/contracts';
import { ApiError, type CallOptions, resolveRoute } from './api.ts';

type FormCall = { [Name in CallName]: Api[Name] extends { files: unknown } ? Name : never }[CallName];

/**
 * Sends a form and reports the sent share, 0..1 (fetch cannot). Resolves with the parsed answer.
 * @throws ApiError, or TypeError if the network fails
 */
export function uploadForm<Name extends FormCall>(
  name: Name,
  { params, form, headers = {} }: Pick<CallOptions<Name>, 'params' | 'form' | 'headers'>,
  onProgress: (sent: number) => void,
): Promise<AnswerOf<Api[Name]>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { method, url } = resolveRoute(ROUTES[name], params);
    request.open(method, url);
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText));
      else reject(new ApiError(request.status, request.statusText, request.responseText));
    };
    request.onerror = () => reject(new TypeError('The network failed while the photos were sent.'));
    request.send(form);
  });
}
