// The pathname of a file's URL is escaped: in a folder with a space it names no file. `fileURLToPath` decodes it.
import { at, visit } from './sources.mjs';

const isImportMetaUrl = (node) => node?.property?.name === 'url' && node.object.type === 'MetaProperty';

export function findUrlPaths(sources) {
  return sources.flatMap((source) => {
    const found = [];
    visit(source, {
      MemberExpression: ({ start, property, object }) => {
        if (property.name !== 'pathname' || object.type !== 'NewExpression') return;
        if (isImportMetaUrl(object.arguments.at(-1))) found.push(`${at(source, start)} needs fileURLToPath`);
      },
    });
    return found;
  });
}
