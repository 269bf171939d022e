/** Responses requested before the app loaded. Each is used once. */
const answers = new Map<string, Promise<Response>>();

/** Sends a request and keeps its response for the app. */
export async function askEarly(url: string): Promise<Response> {
  const answer = fetch(url, { credentials: 'same-origin' });
  answers.set(url, answer);
  return (await answer).clone();
}

export function takeEarly(url: string): Promise<Response> | undefined {
  const answer = answers.get(url);
  answers.delete(url);
  return answer;
}
