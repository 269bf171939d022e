import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A page's first picture is inlined, so that it appears with the text. */
const FIRST_PICTURE = /(<img [^>]*src=")(\/assets\/[^"]+\.(webp|avif))("[^>]*fetchPriority="high")/;

/** @param folder the web root */
export async function inlinePicture(html: string, folder: string): Promise<string> {
  const [, before, path, format, after] = FIRST_PICTURE.exec(html) ?? [];
  if (!path) return html;
  const picture = await readFile(join(folder, path));
  return html.replace(
    FIRST_PICTURE,
    () => `${before}data:image/${format};base64,${picture.toString('base64')}${after}`,
  );
}
