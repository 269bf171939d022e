import { get } from 'node:http';

/** What a customer passes; each loads what the one before did not. */
const PAGES = ['/', '/upload', '/processing', '/results-preview', '/checkout', '/results'] as const;
const ASSET = /(?:src|href)="(\/assets\/[^"]+)"/g;

/** Bytes as they are sent, compressed. */
const fetchCompressed = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

/** Requests and bytes of the web app on a customer's way, without what is loaded once something is pressed. */
export async function measurePages(web: string): Promise<{ readonly requests: number; readonly bytes: number }> {
  const pages = await Promise.all(PAGES.map(async (path) => (await fetch(web + path)).text()));
  const assets = new Set(pages.flatMap((html) => [...html.matchAll(ASSET)].map(([, path = '']) => path)));
  const sizes = await Promise.all([...PAGES, ...assets].map((path) => fetchCompressed(web + path)));
  return { requests: sizes.length, bytes: sizes.reduce((total, bytes) => total + bytes, 0) };
}
