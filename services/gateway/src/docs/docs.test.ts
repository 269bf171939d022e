import { API, type Call, PROBLEMS } from '@trueseason/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const CALLS = Object.entries(API) as [string, Call][];

it('describes every call of the contract, and no other', async () => {
  const { json } = await gateway.newBrowser().call('GET', '/api/openapi.json');
  const operations = Object.entries(json.paths as Record<string, Record<string, { operationId: string }>>).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
  );
  const expected = CALLS.map(
    ([name, { method, path }]) => `${name} ${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  );
  expect(operations.sort()).toEqual(expected.sort());
});

it('gives each call its parameters, body, answer and refusals', async () => {
  const { json } = await gateway.newBrowser().call('GET', '/api/openapi.json');
  for (const [name, call] of CALLS) {
    const operation = json.paths[call.path.replaceAll(/:(\w+)/g, '{$1}')][call.method.toLowerCase()];
    const inPath = operation.parameters.filter((one: { in: string }) => one.in === 'path');
    expect(inPath.map((one: { name: string }) => `:${one.name}`)).toEqual(call.path.match(/:\w+/g) ?? []);
    expect([name, Object.keys(operation.responses).length]).toEqual([name, 2]);
    expect(operation.responses.default.content['application/json'].schema.$ref).toBe('#/components/schemas/Problem');
  }
  const intent = json.paths['/api/create-payment-intent'].post;
  const { properties } = intent.requestBody.content['application/json'].schema;
  expect(Object.keys(properties)).toEqual(['amount', 'promoCode', 'orderId']);
  expect(json.components.schemas.Problem.properties.code.enum).toEqual(Object.keys(PROBLEMS));
  expect(JSON.stringify(json)).not.toContain('undefined');
});

it('shows people all of it on a page that fetches nothing', async () => {
  const { bytes, headers } = await gateway.newBrowser().call('GET', '/api/docs');
  const page = bytes.toString();
  for (const [name, { path }] of CALLS) {
    expect(page).toContain(`id="${name}"`);
    expect(page).toContain(path);
  }
  for (const code of Object.keys(PROBLEMS)) expect(page).toContain(`<code>${code}</code>`);
  expect(page).not.toMatch(/<script|<link|src=|url\(/);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
});
