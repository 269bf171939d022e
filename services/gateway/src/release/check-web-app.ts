import type { Visitor } from './visitor.ts';

/** Names of scripts and styles in a page, a script or a list of what a script loads. */
const ASSET = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["'`]/g;

/** Fetches the first page, and every script and style that it can come to load. @throws naming one that is missing */
export async function checkWebApp(visit: Visitor): Promise<number> {
  const page = await visit('GET', '/');
  const assetsIn = (text: string) => [...text.matchAll(ASSET)].map(([, name = '']) => name);
  const known = new Set(assetsIn(page.bytes.toString()));
  if (page.status !== 200 || known.size === 0) throw new Error(`the first page, ${page.status}, loads no script`);
  const fetchAsset = async (name: string) => {
    const { status, headers, bytes } = await visit('GET', `/assets/${name}`);
    const isAsset = status === 200 && !headers.get('content-type')?.startsWith('text/html');
    if (!isAsset) throw new Error(`/assets/${name} was answered with ${status}`);
    if (name.endsWith('.js')) for (const found of assetsIn(bytes.toString())) known.add(found);
  };
  // A set that grows while it is walked gives what was added, too.
  for (const name of known) await fetchAsset(name);
  return known.size;
}
