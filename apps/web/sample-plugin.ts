import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scope } from '@trueseason/contracts';
import { composeReading, projectResult } from '@trueseason/style/reading';
import { readingInScope } from '@trueseason/style/reading/in-scope';
import { outfitsFor } from '@trueseason/style/seasons';
import type { Plugin } from 'vite';

const MODULE = 'virtual:sample';
/** What he asked for. */
const SCOPE: Scope = ['hair', 'suits'];
const MEASURED = join(import.meta.dirname, 'src/result/sample/measured.json');

/** Composes the sample result at build from what was measured, as the analysis does for an order. */
export const sample = (): Plugin => ({
  name: 'sample',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  async load(id) {
    if (id !== `\0${MODULE}`) return null;
    this.addWatchFile(MEASURED);
    const { evidence, seasonType, outlines } = JSON.parse(await readFile(MEASURED, 'utf8'));
    const result = projectResult(composeReading(evidence, seasonType), evidence);
    const inScope = { ...result, reading: readingInScope(result.reading, SCOPE) };
    const parts = { result: inScope, scope: SCOPE, outlines, outfits: outfitsFor(result.season) };
    return Object.entries(parts)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});
