import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An in-memory S3 subset, for tests without a real server. */
export interface S3Endpoint {
  readonly url: string;
  /** How many it has answered. */
  requests(): number;
  /** Bytes of each object by its key. */
  sizes(): ReadonlyMap<string, number>;
  close(): Promise<void>;
}

interface Found {
  readonly bytes: Buffer;
  readonly type: string;
}

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>${body}`;
const tag = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const between = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, value = '']) => value);

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

type Objects = ReadonlyMap<string, Found>;

function list(objects: Objects, url: URL, response: ServerResponse): void {
  const prefix = url.searchParams.get('prefix') ?? '';
  const startAfter = url.searchParams.get('continuation-token') ?? url.searchParams.get('start-after') ?? '';
  const maxKeys = Number(url.searchParams.get('max-keys') ?? 1000);
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > startAfter).sort();
  const page = keys.slice(0, maxKeys);
  const isTruncated = keys.length > page.length;
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  response.end(xml(`<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents}${next}</ListBucketResult>`));
}

function read(objects: Objects, request: IncomingMessage, response: ServerResponse, key: string): void {
  const object = objects.get(key);
  if (!object) {
    fail(response, 404, 'NoSuchKey');
    return;
  }
  response.setHeader('content-type', object.type);
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (first !== undefined) {
    if (Number(first) >= object.bytes.length) {
      fail(response, 416, 'InvalidRange');
      return;
    }
    const part = object.bytes.subarray(Number(first), last ? Number(last) + 1 : undefined);
    response.writeHead(206, { 'content-length': part.length }).end(part);
    return;
  }
  response.setHeader('content-length', object.bytes.length);
  response.end(request.method === 'HEAD' ? undefined : object.bytes);
}

/** Serves one bucket. */
export async function startS3Endpoint(bucket: string): Promise<S3Endpoint> {
  const objects = new Map<string, Found>();
  const uploads = new Map<string, Map<number, Buffer>>();

  async function write(request: IncomingMessage, response: ServerResponse, key: string, url: URL): Promise<void> {
    const body = await readBody(request);
    const parts = uploads.get(url.searchParams.get('uploadId') ?? '');
    if (parts) parts.set(Number(url.searchParams.get('partNumber')), body);
    else objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '' });
    response.setHeader('etag', tag(body)).end();
  }

  async function post(request: IncomingMessage, response: ServerResponse, key: string, url: URL): Promise<void> {
    const text = (await readBody(request)).toString();
    if (url.searchParams.has('delete')) {
      for (const name of between(text, 'Key')) objects.delete(name);
      response.end(xml('<DeleteResult></DeleteResult>'));
    } else if (url.searchParams.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, new Map());
      const place = `<Bucket>${bucket}</Bucket><Key>${key}</Key>`;
      response.end(
        xml(`<InitiateMultipartUploadResult>${place}<UploadId>${id}</UploadId></InitiateMultipartUploadResult>`),
      );
    } else {
      const id = url.searchParams.get('uploadId') ?? '';
      const parts = [...(uploads.get(id) ?? [])].sort(([one], [other]) => one - other);
      const bytes = Buffer.concat(parts.map(([, part]) => part));
      objects.set(key, { bytes, type: '' });
      uploads.delete(id);
      response.end(xml(`<CompleteMultipartUploadResult><ETag>${tag(bytes)}</ETag></CompleteMultipartUploadResult>`));
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://s3');
    const [name, ...steps] = decodeURIComponent(url.pathname).slice(1).split('/');
    const key = steps.join('/');
    if (name !== bucket) return fail(response, 404, 'NoSuchBucket');
    if (request.method === 'POST') return post(request, response, key, url);
    if (request.method === 'PUT') return write(request, response, key, url);
    if (request.method === 'DELETE') {
      uploads.delete(url.searchParams.get('uploadId') ?? '');
      response.writeHead(204).end();
    } else if (key) read(objects, request, response, key);
    else list(objects, url, response);
  }

  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    sizes: () => new Map([...objects].map(([key, { bytes }]) => [key, bytes.length])),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An error in S3's format. */
export function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`));
}
