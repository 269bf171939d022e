import { expect, it } from 'vitest';
import { type ServerSources, type Servers, startServers } from './servers.ts';

const servers = (name: string): Servers => ({ postgresUrl: name, redisUrl: name, close: async () => {} });

async function startedWith(sources: Partial<ServerSources>): Promise<{ name: string; said: string }> {
  const said: string[] = [];
  const { postgresUrl } = await startServers((line) => said.push(line), {
    engineAnswers: async () => true,
    containers: async () => servers('containers'),
    embedded: async () => servers('embedded'),
    ...sources,
  });
  return { name: postgresUrl, said: said.join('\n') };
}

it('takes containers where an engine answers', async () => {
  const { name, said } = await startedWith({});
  expect(name).toBe('containers');
  expect(said).toContain('run in containers');
});

it('takes the embedded servers where none answers', async () => {
  const { name, said } = await startedWith({ engineAnswers: async () => false });
  expect(name).toBe('embedded');
  expect(said).toContain('no container engine answers');
});

it('takes the embedded servers where an engine has no images, and says why', async () => {
  const containers = () => Promise.reject(new Error('(HTTP code 404) no such image: postgres:18-alpine\n  at …'));
  const { name, said } = await startedWith({ containers });
  expect(name).toBe('embedded');
  expect(said).toMatch(/no images \(.*no such image: postgres:18-alpine\)$/);
});
