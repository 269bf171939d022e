// The compiler leaves style sheets behind: puts each beside the compiled page that it belongs to.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..');
const isStyleOrFolder = (path) => path.endsWith('.css') || !/\.\w+$/.test(path);
await cp(join(folder, 'src'), join(folder, 'dist'), { recursive: true, filter: isStyleOrFolder });
