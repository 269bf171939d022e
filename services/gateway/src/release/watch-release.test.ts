import { expect, it } from 'vitest';
import { judgeLooks, type Look, type ProcessState, readProcessState } from './watch-release.ts';

const CALM: ProcessState = {
  started: 1,
  failing: [],
  requests: 0,
  serverErrors: 0,
  runs: 0,
  failedRuns: 0,
  exhausted: 0,
  unsettled: 0,
  mailsBeyondSales: 0,
};

/** Looks of one gateway, each five seconds after the one before; null where it did not answer. */
const judge = (...states: (Partial<ProcessState> | null)[]) =>
  judgeLooks(states.map((state): Look => new Map(state ? [['gateway', { ...CALM, ...state }]] : [])));

it('says nothing of a calm release', () => {
  expect(
    judge(
      {},
      { requests: 100, runs: 3 },
      { requests: 200, serverErrors: 2, runs: 9, failedRuns: 2, mailsBeyondSales: 5 },
    ),
  ).toBeUndefined();
});

it('says nothing of a moment without an answer or a dependency', () => {
  expect(judge({}, null, null, {}, { failing: ['store'] }, { failing: ['store'] }, {})).toBeUndefined();
});

it.each<[string, (Partial<ProcessState> | null)[]]>([
  ['gateway ended and was started again', [{}, { started: 2 }]],
  ['gateway ended and was started again', [null, {}, { started: 2 }]],
  ['gateway does not answer', [{}, null, null, null]],
  [
    'gateway lacks database',
    [{}, { failing: ['database'] }, { failing: ['keys', 'database'] }, { failing: ['database'] }],
  ],
  ['3 of 90 requests were answered with a server error', [{}, { requests: 90, serverErrors: 3 }]],
  ['3 of 4 jobs failed', [{}, { runs: 4, failedRuns: 3 }]],
  ['a job failed for good', [{}, { exhausted: 1 }]],
  ['1 payments succeeded at the provider and are not settled here', [{ unsettled: 2 }, { unsettled: 3 }]],
  ['6 results were mailed that no sale explains', [{ mailsBeyondSales: 1 }, { mailsBeyondSales: 7 }]],
])('%s', (reason, states) => {
  expect(judge(...states)).toBe(reason);
});

it('counts errors of the last half minute, however many requests went well before', () => {
  const before = Array.from({ length: 20 }, (_, look) => ({ requests: look * 1_000 }));
  const after = { requests: 19_010, serverErrors: 5 };
  expect(judge(...before, ...Array.from({ length: 5 }, () => ({ requests: 19_000 })), after)).toMatch(/^5 of/);
});

it('reads what gateways, workers and web export', () => {
  const metrics = `# HELP process_start_time_seconds Start
process_start_time_seconds{service="gateway"} 1764424800.5
dependency_up{dependency="store",service="gateway"} 0
dependency_up{dependency="keys",service="gateway"} 1
http_request_duration_seconds_count{kind="call",route="/api/config",status="2xx"} 40
http_request_duration_seconds_count{kind="call",route="/api/orders/:id",status="5xx"} 2
job_run_seconds_count{queue="pdf",outcome="failed"} 1
job_run_seconds_count{queue="pdf",outcome="completed"} 5
job_exhausted_total{queue="pdf"} 1
payments_unsettled 1
mails_beyond_sales 2
caddy_http_request_duration_seconds_count{server="srv0",handler="subroute",method="GET",code="502"} 3
caddy_http_request_duration_seconds_count{server="srv0",handler="subroute",method="POST",code="502"} 7
`;
  expect(readProcessState(metrics)).toEqual({
    started: 1764424800.5,
    failing: ['store'],
    requests: 45,
    serverErrors: 5,
    runs: 6,
    failedRuns: 1,
    exhausted: 1,
    unsettled: 1,
    mailsBeyondSales: 2,
  });
});
