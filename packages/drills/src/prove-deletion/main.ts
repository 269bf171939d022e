import { say } from '../report.ts';
import { withSystem } from '../with-system.ts';
import { PROOF_ENV, proveDeletion } from './prove-deletion.ts';

/*
 * Buys an order on a fresh system, with photos, result, report, mails, share link and codes, deletes it as its
 * customer, and searches every table, Redis key, object and log for its identifiers.
 *
 * npm run drill -- prove-deletion
 *
 * Exits with 1 if anything is found that is not documented as kept.
 */
const proven = await withSystem(PROOF_ENV, (system) => proveDeletion(system, say));
say(proven ? 'Nothing of the order is left.' : 'Something of the order is left.');
process.exitCode = proven ? 0 : 1;
