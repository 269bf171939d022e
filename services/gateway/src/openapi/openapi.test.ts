import { createConfig, lintFromString } from '@redocly/openapi-core';
import { API, type Call, keysOf, PROBLEMS, ROUTES, splitRoute } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { useGateway } from '../testing/test-gateway.ts';
import { buildOpenApiDocument } from './openapi.ts';
import { problemsOf } from './problems-of.ts';

const gateway = useGateway();

const CALLS = keysOf(ROUTES).map((name) => {
  const { method, path } = splitRoute(ROUTES[name]);
  const call: Call = API[name];
  return { name, call, method: method.toLowerCase(), path: path.replaceAll(/:(\w+)/g, '{$1}') };
});
const contract = async () => (await gateway.newBrowser().call('GET', '/api/openapi.json')).json;

it('passes the recommended rules of a public linter', async () => {
  const source = JSON.stringify(buildOpenApiDocument('https://trueseason.app'));
  const config = await createConfig({ extends: ['recommended-strict'] });
  const found = await lintFromString({ source, config });
  // A mailed link always redirects, which the rules do not allow for.
  const leadsOn = '#/paths/~1open~1{token}/get/responses';
  expect(found.filter(({ location }) => location[0]?.pointer !== leadsOn)).toEqual([]);
  expect(found.map(({ ruleId }) => ruleId)).toEqual(['operation-2xx-response']);
});

it('describes exactly the calls of the contract', async () => {
  const { paths } = await contract();
  const operations = Object.entries<Record<string, { operationId: string }>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
  );
  expect(operations.sort()).toEqual(CALLS.map(({ name, method, path }) => `${name} ${method} ${path}`).sort());
});

describe.each(CALLS)('$name', ({ name, call, method, path }) => {
  it('has its parameters, errors and access', async () => {
    const operation = (await contract()).paths[path][method];
    const inPath = operation.parameters.filter((one: { in: string }) => one.in === 'path');
    expect(inPath.map((one: { name: string }) => `{${one.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    const refusals = Object.entries<{ content: { 'application/json'?: { examples?: object } } }>(operation.responses)
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([, { content }]) => Object.keys(content['application/json']?.examples ?? {}));
    expect(refusals.sort()).toEqual([...problemsOf(ROUTES[name], call)].sort());
    const schemes = operation.security.flatMap(Object.keys);
    expect(schemes.includes('browserSession')).toBe(['holder', 'optional_holder'].includes(call.access.who));
    expect(schemes.includes('operatorSession')).toBe(call.access.who === 'operator' || 'operators' in call.access);
  });

  it('has valid examples', () => {
    if (call.body) expect(call.body.safeParse(call.example?.body).error).toBeUndefined();
    if (call.response && call.example?.response)
      expect(call.response.parse(call.example.response)).toEqual(call.example.response);
  });
});

it('names form fields as the calls expect them', async () => {
  const { paths } = await contract();
  const fieldsOf = (path: string, method: string) =>
    paths[path][method].requestBody.content['multipart/form-data'].schema.properties;
  expect(Object.keys(fieldsOf('/api/orders/guest', 'post'))).toEqual(['photo1', 'photo2', 'photo3']);
  expect(Object.keys(fieldsOf('/api/photos/check', 'post'))).toEqual(['photo']);
  expect(fieldsOf('/api/job/{jobId}/photos', 'put')).toMatchObject({ photos: { type: 'array', maxItems: 3 } });
});

it('shares schemas and lists all codes', async () => {
  const json = await contract();
  const intent = json.paths['/api/create-payment-intent'].post;
  const { properties } = intent.requestBody.content['application/json'].schema;
  expect(Object.keys(properties)).toEqual(['amount', 'promoCode', 'orderId', 'additionalTo']);
  expect(json.components.schemas.Problem.properties.code.enum).toEqual(Object.keys(PROBLEMS));
  const order = json.paths['/api/orders/{orderId}'].get.responses['200'].content['application/json'].schema;
  expect(order).toEqual({ $ref: '#/components/schemas/Order' });
  expect(JSON.stringify(json)).not.toMatch(/undefined|\$defs/);
});
