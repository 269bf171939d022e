import {
  API,
  API_GROUPS,
  BRAND,
  type Call,
  keysOf,
  PROBLEMS,
  problemSchema,
  ROUTES,
  splitRoute,
  VERSION,
} from '@trueseason/contracts';
import { createSchemaCollection, type Json } from './json-schema.ts';
import { operationOf } from './operation.ts';

const SECURITY_SCHEMES = {
  browserSession: {
    type: 'apiKey',
    in: 'cookie',
    name: 'ts_session',
    description:
      'Set by calls that create or find an order; the server stores what it grants. Named `__Host-ts_session` over TLS.',
  },
  operatorSession: {
    type: 'apiKey',
    in: 'cookie',
    name: 'ts_admin',
    description: 'Set by signing in to the back office; lasts one working day. Named `__Host-ts_admin` over TLS.',
  },
  providerSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'Stripe-Signature',
    description: "A provider's signature over the raw body; the mail provider uses a different header.",
  },
} as const;

const pathOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

/** Builds the OpenAPI 3.1 document from the contract. */
export function buildOpenApiDocument(publicUrl: string): Json {
  const schemas = createSchemaCollection();
  schemas.of(problemSchema, 'output');
  const paths: Record<string, Json> = {};
  for (const tag of keysOf(API_GROUPS)) {
    for (const name of keysOf(ROUTES)) {
      if (!(name in API_GROUPS[tag])) continue;
      const call: Call = API[name];
      const { method, path } = splitRoute(ROUTES[name]);
      const template = pathOf(path);
      paths[template] = {
        ...paths[template],
        [method.toLowerCase()]: operationOf(name, ROUTES[name], call, tag, schemas),
      };
    }
  }
  const codes = keysOf(PROBLEMS);
  const problemList = codes.map((code) => `- \`${code}\` (${PROBLEMS[code].status}): ${PROBLEMS[code].message}`);
  return {
    openapi: '3.1.1',
    info: {
      title: `${BRAND.name} API`,
      version: VERSION,
      description: `Every error is a small JSON object with a code and a readable message:\n\n${problemList.join('\n')}`,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-proprietary' },
    },
    servers: [{ url: new URL(publicUrl).origin }],
    tags: keysOf(API_GROUPS).map((name) => ({ name, description: TAGS[name] })),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      schemas: schemas.shared,
      examples: Object.fromEntries(codes.map((code) => [code, { value: { code, message: PROBLEMS[code].message } }])),
    },
  };
}

const TAGS = {
  orders: 'Place, track and recover an order.',
  payments: 'Promo codes and the three ways to pay.',
  gifts: 'An analysis bought as a gift: paying for the order creates a code.',
  photos: 'Photos of an order: upload, checks, display, deletion.',
  privacy: 'Personal data: access, withdrawal, deletion.',
  delivery: 'Downloads of a completed order, and what can be shared.',
  'back office': 'For operators.',
  programs: 'For providers and API clients.',
} as const satisfies Record<keyof typeof API_GROUPS, string>;
