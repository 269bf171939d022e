import { API } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { API_TABLE, type BrowserCall } from './api-table.ts';

describe('the browser’s table of calls', () => {
  it.each(Object.keys(API_TABLE) as BrowserCall[])('%s has the method and path of the contract', (name) => {
    const { method, path } = API[name];
    expect(API_TABLE[name]).toEqual([method, path]);
  });
});
