/** Marks in Vitest's JSON report, which does not say it, the tests that passed at another try. */
export default class NoteRetried {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) test.meta().retried = true;
  }
}
