// A cast silences the compiler: few are allowed in product code, and none by way of a second one. Linters allow casts or
// forbid them; none counts.
import { at, isProduct, visit } from './sources.mjs';

/** How many the whole product may have, and how many of them in pairs (`x as unknown as Y`). Go down, never up. */
const LIMITS = { casts: 49, pairs: 0 };

const isConst = ({ typeAnnotation: type }) => type.type === 'TSTypeReference' && type.typeName.name === 'const';

/** Every cast of product code: where it stands, and whether another stands inside it (`x as unknown as Y`). */
export function findCasts(sources) {
  return sources
    .filter(({ path }) => isProduct(path))
    .flatMap((source) => {
      const casts = [];
      const take = (node) => {
        if (isConst(node)) return;
        const inner = node.expression.type;
        casts.push({
          place: at(source, node.start),
          double: inner === 'TSAsExpression' || inner === 'TSTypeAssertion',
        });
      };
      visit(source, { TSAsExpression: take, TSTypeAssertion: take });
      return casts;
    });
}

const workspaceOf = ({ place }) => place.split('/').slice(0, 2).join('/');

/** What is wrong with these casts under those limits: counts by workspace, the most first, and every pair. */
export function judgeCasts(casts, limits = LIMITS) {
  const pairs = casts.filter(({ double }) => double);
  const counts = Object.entries(Object.groupBy(casts, workspaceOf)).map(([name, { length }]) => ({ name, length }));
  const list = counts.toSorted((a, b) => b.length - a.length).map(({ name, length }) => `${name} ${length}`);
  return [
    ...(casts.length > limits.casts ? [`${casts.length} casts, ${limits.casts} are allowed: ${list.join(', ')}`] : []),
    ...(pairs.length > limits.pairs ? pairs.map(({ place }) => `${place} casts twice to get any type`) : []),
  ];
}
