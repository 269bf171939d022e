import { expect } from 'vitest';
import type { CallCase } from './call-case.ts';

export const ADMIN_PASSWORD = 'correct horse battery staple';

const login = { password: ADMIN_PASSWORD };

export const adminCases: readonly CallCase[] = [
  {
    call: 'adminLogin',
    prepare: async ({ gateway }) => ({
      holder: gateway.newBrowser(),
      id: 0,
      send: (from) => from.call('POST', '/api/admin/login', login),
    }),
    expectAnswer: ({ json, headers }) => {
      expect(json).toEqual({ success: true });
      expect(headers.get('set-cookie')).toMatch(/^ts_admin=[\w-]{43}; .*HttpOnly; SameSite=Strict/);
    },
    bad: {
      'a wrong password': [
        (browser) => browser.call('POST', '/api/admin/login', { password: 'guess' }),
        'invalid_password',
      ],
      'an empty password': [
        (browser) => browser.call('POST', '/api/admin/login', { password: '' }),
        'invalid_password',
      ],
      'no password': [(browser) => browser.call('POST', '/api/admin/login', {}), 'bad_request'],
      'an endless password': [
        (browser) => browser.call('POST', '/api/admin/login', { password: 'x'.repeat(300) }),
        'bad_request',
      ],
    },
    foreign: 'the same right',
    again: 'the same answer',
    expectAtOnce: async ({ flows }, _, answers) => {
      const tokens = new Set(answers.map(({ headers }) => headers.get('set-cookie')));
      expect(tokens.size).toBe(answers.length);
      const sessions = await flows.db().selectFrom('admin_sessions').selectAll().execute();
      expect(sessions.length).toBeGreaterThanOrEqual(tokens.size);
    },
  },
  {
    call: 'adminOrders',
    prepare: async ({ gateway, flows }) => {
      const { id } = await flows.placePaid();
      const holder = gateway.newBrowser();
      await holder.call('POST', '/api/admin/login', login);
      return { holder, id, send: (from) => from.call('GET', '/api/admin/orders') };
    },
    expectAnswer: ({ json }, { id }) => {
      expect(json[0]).toMatchObject({
        id,
        amount: 2900,
        status: 'completed',
        images: true,
        emailSent: false,
        pdfPath: null,
      });
      expect(Date.parse(json[0].createdAt)).toBeGreaterThan(Date.now() - 60_000);
    },
    bad: {
      'a page twice': [(browser) => browser.call('GET', '/api/admin/orders?page=1&page=2'), 'bad_request'],
      'page zero': [(browser) => browser.call('GET', '/api/admin/orders?page=0'), 'bad_request'],
      'a page beyond all': [(browser) => browser.call('GET', '/api/admin/orders?page=1e300'), 'bad_request'],
      'an unknown status': [(browser) => browser.call('GET', '/api/admin/orders?status=gone'), 'bad_request'],
      'a zero byte': [(browser) => browser.call('GET', '/api/admin/orders?search=%00'), 'bad_request'],
    },
    foreign: 'not_signed_in',
    again: 'the same answer',
  },
];
