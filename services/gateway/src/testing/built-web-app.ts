import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A built web app with one page, one file and the screen of shared results. */
export async function builtWebApp(): Promise<{ readonly directory: string; remove(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'web-'));
  const html = '<html><head></head><body><div id="root"></div></body></html>';
  for (const folder of ['assets', 'pages']) await mkdir(join(directory, folder));
  await writeFile(join(directory, 'index.html'), html);
  const site = { origin: 'https://origin.invalid', screens: [{ pattern: '/shared/:token', html, reads: [] }] };
  await writeFile(join(directory, 'pages', 'site.json'), JSON.stringify(site));
  await writeFile(join(directory, 'assets', 'app-1a2b3c.js'), 'export {};');
  return { directory, remove: () => rm(directory, { recursive: true }) };
}
