import { type Access, type Call, type Limit, PROBLEMS, type Route } from '@trueseason/contracts';
import { z } from 'zod';
import type { createSchemaCollection, Json } from './json-schema.ts';
import { problemsOf } from './problems-of.ts';

type Schemas = ReturnType<typeof createSchemaCollection>;

/** Names of the security schemes, by who may call. */
const SECURITY: Readonly<Record<Access['who'], readonly Json[]>> = {
  anyone: [],
  // The token is part of the URL.
  bearer: [],
  holder: [{ browserSession: [] }],
  optional_holder: [{ browserSession: [] }, {}],
  operator: [{ operatorSession: [] }],
  provider: [{ providerSignature: [] }],
};

const CONTENT_TYPES = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  image: 'image/*',
  page: 'text/html',
} as const;
const FILE = { type: 'string', format: 'binary' };

function parametersOf({ params, query, headers = {}, access }: Call, schemas: Schemas): Json[] {
  const from = (schema: z.ZodObject | undefined, place: 'path' | 'query') =>
    Object.entries(schema?.shape ?? {}).map(([name, value]) => ({
      name,
      in: place,
      required: place === 'path' || !value.safeParse(undefined).success,
      schema: schemas.of(value, 'input'),
    }));
  const signature = access.who === 'provider' ? { [access.signature]: "The provider's signature over the body." } : {};
  const fromHeaders = Object.entries({ ...headers, ...signature }).map(([name, description]) => ({
    name,
    in: 'header',
    required: name in signature,
    description,
    schema: { type: 'string' },
  }));
  return [...from(params, 'path'), ...from(query, 'query'), ...fromHeaders];
}

function bodyOf({ body, files, access, example }: Call, schemas: Schemas): Json | undefined {
  if (access.who === 'provider') {
    // The provider documents it.
    return { required: true, content: { 'application/json': { schema: {} } } };
  }
  if (files) {
    const isRepeated = files.fields.length < files.count;
    const field = isRepeated ? { type: 'array', items: FILE, minItems: files.count, maxItems: files.count } : FILE;
    const description = `JPEG or PNG, at most ${files.maxBytes} bytes each.`;
    const properties = Object.fromEntries(files.fields.map((name) => [name, { ...field, description }]));
    const schema = { type: 'object', properties, required: files.fields };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!body) return undefined;
  const content = { schema: schemas.of(body, 'input'), ...(example?.body !== undefined && { example: example.body }) };
  return { required: true, content: { 'application/json': content } };
}

function successOf({ response, returns, example }: Call, schemas: Schemas): Json {
  if (returns === 'redirect') return { 302: { description: 'Redirects to the order page.' } };
  if (returns) return { 200: { description: 'Done.', content: { [CONTENT_TYPES[returns]]: { schema: FILE } } } };
  const schema = schemas.of(response ?? z.unknown(), 'output');
  const content = { schema, ...(example?.response !== undefined && { example: example.response }) };
  return { 200: { description: 'Done.', content: { 'application/json': content } } };
}

/** Errors by status, each with its possible codes. */
function problemResponsesOf(route: Route, call: Call): Json {
  const byStatus = Map.groupBy(problemsOf(route, call), (code) => PROBLEMS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\``).join(', '),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
          },
        },
      },
    ]),
  );
}

const describeLimit = ({ per, max, minutes, of }: Limit) => `${max} ${of ?? 'calls'} per ${per} in ${minutes} min`;

/** One call as an OpenAPI operation. */
export function operationOf(name: string, route: Route, call: Call, tag: string, schemas: Schemas): Json {
  const body = bodyOf(call, schemas);
  return {
    operationId: name,
    summary: call.summary,
    tags: [tag],
    security: SECURITY[call.access.who].concat(
      'operators' in call.access && call.access.operators ? [{ operatorSession: [] }] : [],
    ),
    ...(call.limits && { description: `At most ${call.limits.map(describeLimit).join(', ')}.` }),
    parameters: parametersOf(call, schemas),
    ...(body && { requestBody: body }),
    responses: { ...successOf(call, schemas), ...problemResponsesOf(route, call) },
  };
}
