/** Answers that were asked for before the app was there, each for the first who asks again. */
const answers = new Map<string, Promise<Response>>();

/** Asks, and leaves the answer for the app. */
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
