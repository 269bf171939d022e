// Copies each style sheet next to its compiled page, which the compiler does not.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..');
const isStyleOrFolder = (path) => path.endsWith('.css') || !/\.\w+$/.test(path);
await cp(join(folder, 'src'), join(folder, 'dist'), { recursive: true, filter: isStyleOrFolder });
