/** Responses requested before the app loaded. Each is used once. */
const responses = new Map<string, Promise<Response>>();

/** Sends a request and keeps its response for the app. */
export async function fetchEarly(url: string): Promise<Response> {
  const response = fetch(url, { credentials: 'same-origin' });
  responses.set(url, response);
  return (await response).clone();
}

export function takeEarlyResponse(url: string): Promise<Response> | undefined {
  const response = responses.get(url);
  responses.delete(url);
  return response;
}
