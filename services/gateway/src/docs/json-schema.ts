import { z } from 'zod';

export type Json = Record<string, unknown>;

const REF = '#/components/schemas/';

/** Points references into a schema's own definitions at the document's shared ones. */
function withSharedRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSharedRefs);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, inner.replace('#/$defs/', REF)]
        : [key, withSharedRefs(inner)],
    ),
  );
}

/** Collects the JSON Schemas of a document: those with an id of their own are kept once and referred to. */
export function createSchemaCollection() {
  const shared: Json = {};
  return {
    /** By name, for the document's components. */
    shared,
    /** What goes over the wire: before parsing on the way in, after it on the way out. */
    of: (schema: z.ZodType, io: 'input' | 'output'): Json => {
      const { $schema: _, $defs = {}, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
      for (const [name, definition] of Object.entries($defs)) {
        const known = JSON.stringify(shared[name]);
        const found = withSharedRefs(definition);
        // A shape that differs on the way in and out would need two names.
        if (known && known !== JSON.stringify(found)) throw new Error(`The schema ${name} has two shapes`);
        shared[name] = found;
      }
      return Object.fromEntries(
        Object.entries(rest).map(([key, value]) => [
          key,
          key === '$ref' ? String(value).replace('#/$defs/', REF) : withSharedRefs(value),
        ]),
      );
    },
  };
}
