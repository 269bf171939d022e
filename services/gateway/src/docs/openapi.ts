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
} from '@trueseason/contracts';
import { createSchemaCollection, type Json } from './json-schema.ts';
import { operationOf } from './operation.ts';

const SECURITY_SCHEMES = {
  browserSession: {
    type: 'apiKey',
    in: 'cookie',
    name: 'ts_session',
    description:
      'Set by the calls that make or find an order; what it opens is on record at the server. Named `__Host-ts_session` over TLS.',
  },
  operatorSession: {
    type: 'apiKey',
    in: 'cookie',
    name: 'ts_admin',
    description: 'Set by signing in to the back office, for a working day. Named `__Host-ts_admin` over TLS.',
  },
  providerSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'Stripe-Signature',
    description: "A provider's signature over the body as sent; the mail provider has a header of its own.",
  },
} as const;

const pathOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

/** The whole contract as OpenAPI 3.1, made from its rows. */
export function openApi(publicUrl: string): Json {
  const schemas = createSchemaCollection();
  schemas.of(problemSchema, 'output');
  const paths: Record<string, Json> = {};
  for (const tag of keysOf(API_GROUPS)) {
    for (const name of keysOf(ROUTES)) {
      if (!(name in API_GROUPS[tag])) continue;
      const call: Call = API[name];
      const { method, path } = splitRoute(ROUTES[name]);
      const at = pathOf(path);
      paths[at] = { ...paths[at], [method.toLowerCase()]: operationOf(name, ROUTES[name], call, tag, schemas) };
    }
  }
  const codes = keysOf(PROBLEMS);
  const list = codes.map((code) => `- \`${code}\` (${PROBLEMS[code].status}): ${PROBLEMS[code].message}`);
  return {
    openapi: '3.1.1',
    info: {
      title: `${BRAND.name} API`,
      version: '1',
      description: `Every refusal is a small JSON with a code and a message for people:\n\n${list.join('\n')}`,
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
  orders: 'Placing an order, following it, and coming back to it.',
  payments: 'Promo codes and the three ways to pay.',
  gifts: 'Bought for somebody else: an order whose payment makes a code.',
  photos: 'Photos of an order: brought, judged, shown, deleted.',
  privacy: 'What we hold about somebody: seen, taken back, deleted.',
  delivery: 'What a completed order delivers, and what of it may be shown to others.',
  'back office': 'For operators.',
  programs: 'For providers and for those who write programs.',
} as const satisfies Record<keyof typeof API_GROUPS, string>;
