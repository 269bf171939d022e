import { say } from '../report.ts';
import { withSystem } from '../with-system.ts';
import { PROOF_ENV, proveDeletion } from './prove-deletion.ts';

/*
 * Buys an order on a system of its own, with photos, result, report, mails, share link, codes and all, deletes it as its
 * customer would, and looks for every name of it in every table, every key of Redis, every object and every log.
 *
 *   npm run prove-deletion
 *
 * Ends with 1 when anything is found that is not said to be kept.
 */
const proven = await withSystem(PROOF_ENV, (system) => proveDeletion(system, say));
say(proven ? 'Nothing of the order is left.' : 'Something of the order is left.');
process.exitCode = proven ? 0 : 1;
