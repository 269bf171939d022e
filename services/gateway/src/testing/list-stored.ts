import { readdir } from 'node:fs/promises';
import type { TestGateway } from './test-gateway.ts';

/** Paths of all stored files, including partial ones. */
export async function listStored({ storeDirectory }: TestGateway): Promise<string[]> {
  const entries = await readdir(storeDirectory, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`);
}

export const storedOf = async (gateway: TestGateway, orderId: number): Promise<string[]> =>
  (await listStored(gateway)).filter((path) => path.includes(`/orders/${orderId}/`));
