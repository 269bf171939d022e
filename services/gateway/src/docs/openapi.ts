import { API, BRAND, type Call, type CallName, type Payload, PROBLEMS, problemSchema } from '@trueseason/contracts';
import { z } from 'zod';

type Json = Record<string, unknown>;

const FILES: Readonly<Record<Payload, string>> = {
  multipart: 'multipart/form-data',
  pdf: 'application/pdf',
  image: 'image/*',
  redirect: 'text/html',
};

/** JSON Schema of what goes over the wire: before parsing on the way in, after it on the way out. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });
  return rest;
}

const KEY_FORM = '32 to 64 of A-Z, a-z, 0-9, _ and -.';
const FOR_EMPTY_ORDER = {
  'Idempotency-Key': `Without a session, the same key gives the order that the first try made, while that is empty. ${KEY_FORM}`,
};

/** Headers that a call listens to. */
const HEADERS: Partial<Record<CallName, Readonly<Record<string, string>>>> = {
  createGuestOrder: {
    'Idempotency-Key': `The same key with the same photos gives the order that the first try made. ${KEY_FORM}`,
    'X-Challenge-Token': 'What the challenge gave the browser, once a call was refused with challenge_required.',
  },
  createPaymentIntent: FOR_EMPTY_ORDER,
  createCheckout: FOR_EMPTY_ORDER,
};

function parametersOf(name: string, call: Call): Json[] {
  const from = (schema: z.ZodType, place: 'path' | 'query') => {
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
    return Object.entries(properties).map(([name, value]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: value,
    }));
  };
  const headers = Object.entries(HEADERS[name as CallName] ?? {}).map(([header, description]) => ({
    name: header,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }));
  return [...from(call.params, 'path'), ...from(call.query, 'query'), ...headers];
}

const PHOTO = { type: 'string', format: 'binary' };

function bodyOf(call: Call): Json | undefined {
  if (call.sends) {
    const properties = call.path.startsWith('/api/job/')
      ? { photos: { type: 'array', items: PHOTO } }
      : { photo1: PHOTO, photo2: PHOTO, photo3: PHOTO };
    const one = call === API.checkPhoto ? { photo1: PHOTO } : properties;
    return { required: true, content: { [FILES[call.sends]]: { schema: { type: 'object', properties: one } } } };
  }
  if (call.body instanceof z.ZodUndefined) return undefined;
  return { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } };
}

function successOf(call: Call): Json {
  if (call.returns === 'redirect') return { 302: { description: 'Goes on to the page of the order.' } };
  const [type, schema] = call.returns
    ? [FILES[call.returns], { type: 'string', format: 'binary' }]
    : ['application/json', schemaOf(call.answer, 'output')];
  return { 200: { description: 'Done.', content: { [type]: { schema } } } };
}

const PROBLEM = { $ref: '#/components/schemas/Problem' };

function operationOf(name: string, call: Call): Json {
  const body = bodyOf(call);
  return {
    operationId: name,
    summary: call.summary,
    parameters: parametersOf(name, call),
    ...(body && { requestBody: body }),
    responses: {
      ...successOf(call),
      default: { description: 'A refusal.', content: { 'application/json': { schema: PROBLEM } } },
    },
  };
}

/** The whole contract as OpenAPI 3.0, made from its table. */
export function openApi(publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(API) as [string, Call][]) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  const codes = Object.entries(PROBLEMS).map(([code, { status, message }]) => `- \`${code}\` (${status}): ${message}`);
  const description = `Every refusal is a small JSON with a code and a message for people:\n\n${codes.join('\n')}`;
  return {
    openapi: '3.0.3',
    info: { title: `${BRAND.name} API`, version: '1', description },
    servers: [{ url: publicUrl }],
    paths,
    components: { schemas: { Problem: schemaOf(problemSchema, 'output') } },
  };
}
