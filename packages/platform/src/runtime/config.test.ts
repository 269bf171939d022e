import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ConfigError, port, readConfig } from './config.ts';

const shape = { DATABASE_URL: z.url(), PORT: port.default(3000), SECRET: z.string().min(32) };

describe('readConfig', () => {
  it('parses the environment and fills defaults, also for empty values', () => {
    const config = readConfig(shape, { DATABASE_URL: 'postgres://localhost/x', PORT: '', SECRET: 's'.repeat(32) });
    expect(config).toEqual({ DATABASE_URL: 'postgres://localhost/x', PORT: 3000, SECRET: 's'.repeat(32) });
  });

  it('names every wrong variable and reveals no secret', () => {
    const read = () => readConfig(shape, { PORT: 'eighty', SECRET: 'short-secret' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/DATABASE_URL: is required/);
    expect(read).toThrow(/PORT: /);
    expect(read).toThrow(/SECRET: /);
    expect(read).not.toThrow(/short-secret/);
  });
});
