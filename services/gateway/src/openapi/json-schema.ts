import { z } from 'zod';

export type Json = Record<string, unknown>;

const REF = '#/components/schemas/';

/** Rewrites references to a schema's local definitions into references to the document's components. */
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

/** Only for TypeScript: OpenAPI takes a read-only property for one that no request may have. */
const override = ({ jsonSchema }: { jsonSchema: { readOnly?: boolean } }): void => {
  delete jsonSchema.readOnly;
};

/** Collects a document's JSON Schemas: those with an ID are stored once and referenced. */
export function createSchemaCollection() {
  const shared: Json = {};
  return {
    /** By name, for `components`. */
    shared,
    /** Over the wire: input before parsing, output after serialization. */
    of: (schema: z.ZodType, io: 'input' | 'output'): Json => {
      const { $schema: _, $defs = {}, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override });
      for (const [name, definition] of Object.entries($defs)) {
        const earlierShape = JSON.stringify(shared[name]);
        const shape = withSharedRefs(definition);
        // A schema with different input and output shapes would need two names.
        if (earlierShape && earlierShape !== JSON.stringify(shape)) throw new Error(`Schema ${name} has two shapes`);
        shared[name] = shape;
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
