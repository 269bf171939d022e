import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export const KMS_KEY = 'arn:aws:kms:eu-west-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab';

interface Call {
  readonly KeyId?: string;
  readonly Plaintext?: string;
  readonly CiphertextBlob?: string;
  readonly EncryptionContext?: Readonly<Record<string, string>>;
}

/** The parts of AWS KMS that the key service uses. */
export interface KmsEndpoint {
  readonly url: string;
  /** Names of all calls so far. */
  readonly calls: string[];
  /** Makes the next calls fail with this KMS error and status. `away` drops the connection. */
  failNext(name: string, times?: number, status?: number): void;
  close(): Promise<void>;
}

const fail = (response: ServerResponse, name: string, status = 400) =>
  response
    .writeHead(status, { 'content-type': 'application/x-amz-json-1.1' })
    .end(JSON.stringify({ __type: name, message: 'as KMS words it' }));

/** A fake KMS with one key, by default on loopback and any free port. */
export async function startKmsEndpoint({ host = '127.0.0.1', port = 0, key = KMS_KEY } = {}): Promise<KmsEndpoint> {
  const master = randomBytes(32);
  const calls: string[] = [];
  let failures: { name: string; status: number }[] = [];
  // Decrypts under the same encryption context in any key order.
  const contextOf = (call: Call) =>
    Buffer.from(JSON.stringify(Object.entries(call.EncryptionContext ?? {}).toSorted()));

  function encrypt(call: Call) {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', master, nonce).setAAD(contextOf(call));
    const sealed = Buffer.concat([cipher.update(call.Plaintext ?? '', 'base64'), cipher.final()]);
    const blob = Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    return { CiphertextBlob: blob.toString('base64'), KeyId: key, EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
  }

  function decrypt(call: Call) {
    const blob = Buffer.from(call.CiphertextBlob ?? '', 'base64');
    const decipher = createDecipheriv('aes-256-gcm', master, blob.subarray(0, 12), { authTagLength: 16 });
    decipher.setAAD(contextOf(call)).setAuthTag(blob.subarray(12, 28));
    const plain = Buffer.concat([decipher.update(blob.subarray(28)), decipher.final()]);
    return { Plaintext: plain.toString('base64'), KeyId: key, EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
  }

  const server = createServer(async (request, response) => {
    const name = String(request.headers['x-amz-target']).replace('TrentService.', '');
    const call = (await json(request)) as Call;
    calls.push(name);
    const failure = failures.shift();
    if (failure?.name === 'away') return void request.socket.destroy();
    if (failure) return void fail(response, failure.name, failure.status);
    if (call.KeyId !== key) return void fail(response, 'NotFoundException');
    try {
      const answer = name === 'Encrypt' ? encrypt(call) : decrypt(call);
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(answer));
    } catch {
      fail(response, 'InvalidCiphertextException');
    }
  }).listen(port, host);
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    failNext: (name, times = 1, status = 400) => {
      failures = Array.from({ length: times }, () => ({ name, status }));
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
