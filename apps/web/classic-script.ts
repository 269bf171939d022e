import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds a source with all that it imports as one classic script, which runs before modules do and where they are not
 * supported.
 * @param source below this folder
 * @returns its code
 */
export async function buildClassicScript(source: string, target: string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target,
      rolldownOptions: { input: join(import.meta.dirname, source), output: { format: 'iife' } },
    },
  });
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`${source} was not built`);
  return chunk.code;
}
