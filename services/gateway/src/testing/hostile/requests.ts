import type { ProblemCode } from '@trueseason/contracts';
import { somePhoto } from '../flows.ts';
import { BOUNDARY, multipart, type Part, request, upload } from './raw-request.ts';

export interface HostileRequest {
  readonly what: string;
  readonly pieces: readonly (Buffer | string)[];
  readonly status: number;
  readonly code: ProblemCode;
}

const row = (
  what: string,
  pieces: Buffer | string | readonly (Buffer | string)[],
  status: number,
  code: ProblemCode,
): HostileRequest => ({
  what,
  pieces: Array.isArray(pieces) ? (pieces as Buffer[]) : [pieces as Buffer],
  status,
  code,
});

const JSON_TYPE = { 'content-type': 'application/json' };
const json = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  request('POST', path, { ...JSON_TYPE, ...headers }, body);
const promo = (body: string | Buffer, headers?: Record<string, string>) => json('/api/promo/validate', body, headers);
const lookup = (email: unknown, orderNumber: unknown) =>
  json('/api/orders/lookup', JSON.stringify({ email, orderNumber }));

/** Malformed or unusual HTTP. */
const http: readonly HostileRequest[] = [
  row('a method that is none', 'FROBNICATE / HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'bad_request'),
  row('another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400, 'bad_request'),
  row('a header of 100 KB', request('GET', '/api/config', { 'x-long': 'a'.repeat(100_000) }), 431, 'bad_request'),
  row('an address of 8 KB', request('GET', `/api/orders/${'1'.repeat(8_000)}`), 404, 'not_found'),
  row(
    'a length beside chunks',
    `POST /api/promo/validate HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    'bad_request',
  ),
  row('a broken escape', request('GET', '/api/orders/%E0%A4%A'), 400, 'bad_request'),
];

/** Bodies that do not match their headers. */
const bodies: readonly HostileRequest[] = [
  row('no JSON', promo('{'), 400, 'bad_request'),
  row('a body of 1 MB', promo(`{"code":"${'x'.repeat(1024 * 1024)}"}`), 400, 'bad_request'),
  row(
    'JSON as a form',
    request('POST', '/api/promo/validate', { 'content-type': 'application/x-www-form-urlencoded' }, 'code=WELCOME'),
    400,
    'bad_request',
  ),
  row('JSON of no type', request('POST', '/api/promo/validate', {}, '{"code":"WELCOME"}'), 400, 'bad_request'),
  row(
    'JSON of an endless type',
    promo('{}', { 'content-type': `application/json; ${'a=b;'.repeat(2_000)}` }),
    400,
    'bad_request',
  ),
  row('JSON in UTF-16', promo(Buffer.from('{"code":"WELCOME"}', 'utf16le')), 400, 'bad_request'),
  row('a prototype', promo('{"code":"WELCOME","__proto__":{"isAdmin":true}}'), 400, 'bad_request'),
  row("a constructor's prototype", promo('{"constructor":{"prototype":{"isAdmin":true}}}'), 400, 'bad_request'),
  row('lists 30,000 deep', promo(`${'['.repeat(30_000)}${']'.repeat(30_000)}`), 400, 'bad_request'),
  row('null', promo('null'), 400, 'bad_request'),
  row('a list for a code', promo('{"code":["WELCOME"]}'), 400, 'bad_request'),
  row('a code with a zero byte', promo('{"code":"WELCOME\\u0000"}'), 400, 'bad_request'),
  row('a code that selects', promo(`{"code":"' OR 1=1 --"}`), 400, 'invalid_promo'),
  row('a code of look-alikes', promo('{"code":"W\u0415LC\u041eM\u0415"}'), 400, 'invalid_promo'),
  row('an infinite amount', json('/api/create-payment-intent', '{"amount":1e999}'), 400, 'bad_request'),
  row(
    'a body for the free start without an order',
    json('/api/start-free-analysis/pi_1', `{"images":["${'A'.repeat(2_000_000)}"]}`),
    404,
    'order_not_found',
  ),
];

/** IDs, addresses and searches. */
const values: readonly HostileRequest[] = [
  ...['-1', '0x10', '٣٣٣٣٣٣٣٣٣٣', '1;drop table orders'].map((id) =>
    row(`the order ${id}`, request('GET', `/api/orders/${encodeURI(id)}`), 404, 'order_not_found'),
  ),
  row('an e-mail with a line break', lookup('a@example.com\r\nBcc: b@example.com', 1), 400, 'invalid_email'),
  row('an e-mail with a zero byte', lookup('a\u0000@example.com', 1), 404, 'lookup_missed'),
  row('an e-mail that selects', lookup("a'/**/or/**/1=1--@example.com", 1_234_567_890), 404, 'lookup_missed'),
  row('an object for an e-mail', lookup({ $ne: null }, 1_234_567_890), 400, 'invalid_email'),
];

const WHOLE: readonly Part[] = ['photo1', 'photo2', 'photo3'].map((name) => ({
  name,
  fileName: 'a.jpg',
  body: somePhoto,
}));
const [one, two, three] = WHOLE as [Part, Part, Part];
const formOf = (...parts: Part[]) => upload(multipart(parts));
const typed = (type: string) => upload(multipart(WHOLE), { 'content-type': type });

/** Uploads with malformed forms. */
const forms: readonly HostileRequest[] = [
  row('no boundary', typed('multipart/form-data'), 400, 'bad_request'),
  row('an empty boundary', typed('multipart/form-data; boundary='), 400, 'bad_request'),
  row('a boundary of 5 KB', typed(`multipart/form-data; boundary=${'b'.repeat(5_000)}`), 400, 'bad_request'),
  row('another multipart type', typed(`multipart/mixed; boundary=${BOUNDARY}`), 400, 'bad_request'),
  row('an empty form', upload(multipart([])), 400, 'not_enough_photos'),
  row('no body', upload(Buffer.alloc(0)), 400, 'not_enough_photos'),
  row('a form without its end', upload(multipart(WHOLE, '')), 400, 'bad_request'),
  row('a form cut inside a photo', upload(multipart(WHOLE).subarray(0, -somePhoto.length)), 400, 'bad_request'),
  row('a field of 1 MB', formOf(one, two, { name: 'note', body: 'x'.repeat(1024 * 1024) }), 400, 'not_enough_photos'),
  row(
    'a hundred fields',
    formOf(...Array.from({ length: 100 }, (_, n) => ({ name: `f${n}`, body: 'x' })), ...WHOLE),
    400,
    'bad_request',
  ),
  row('a field named __proto__', formOf({ name: '__proto__', body: 'x' }, ...WHOLE), 400, 'bad_request'),
  row('a photo named __proto__', formOf({ ...one, name: '__proto__' }, two, three), 400, 'bad_request'),
  row('a photo named by a path', formOf({ ...one, name: '../../photo1' }, two, three), 400, 'bad_request'),
  row('a photo named photo4', formOf(one, two, { ...three, name: 'photo4' }), 400, 'bad_request'),
  row('one photo thrice', formOf(one, one, one), 400, 'bad_request'),
  row('four photos', formOf(...WHOLE, { ...one, name: 'photos' }), 400, 'too_many_photos'),
  row('photos as text fields', formOf(...WHOLE.map(({ name }) => ({ name, body: 'x' }))), 400, 'not_enough_photos'),
  row(
    'an upload announced as 1 GB',
    upload(multipart(WHOLE), { 'content-length': String(1024 ** 3) }),
    413,
    'photo_too_large',
  ),
  row(
    'an upload of unknown length',
    `POST /api/orders/guest HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\ntransfer-encoding: chunked\r\n\r\n`,
    400,
    'bad_request',
  ),
  row('a short key', upload(multipart(WHOLE), { 'idempotency-key': 'short' }), 400, 'bad_request'),
  row(
    'a key with a line break',
    upload(multipart(WHOLE), { 'idempotency-key': `${'a'.repeat(40)}%0a` }),
    400,
    'bad_request',
  ),
];

export const HOSTILE_REQUESTS: readonly HostileRequest[] = [...http, ...bodies, ...values, ...forms];
