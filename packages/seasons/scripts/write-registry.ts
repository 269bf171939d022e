import { writeFileSync } from 'node:fs';
import { registryFiles } from './registry-files.ts';

for (const [file, text] of registryFiles()) writeFileSync(new URL(`../src/registry/${file}`, import.meta.url), text);
