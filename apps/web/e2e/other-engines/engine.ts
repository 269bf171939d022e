import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser engine other than Chromium's. */
export interface Engine {
  readonly name: string;
  /** What it needs and this machine lacks, as Debian names the packages. */
  readonly missing: readonly string[];
  /**
   * Starts it with an empty profile.
   * @param waitsForLoad whether going to an address ends once its page has loaded, or at once
   */
  open(waitsForLoad?: boolean): Promise<Tab>;
}

/** What a journey does in a browser, whatever protocol drives it. Expressions are evaluated in the page. */
export interface Tab {
  goto(url: string): Promise<void>;
  evaluate<Value>(expression: string): Promise<Value>;
  /** The element that the expression gives. */
  find(expression: string): Promise<Element | undefined>;
  /** The window's content as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Uncaught exceptions, and what pages wrote to the console as errors, so far. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** An element of the page, which takes real input. */
export interface Element {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  chooseFiles(paths: readonly string[]): Promise<void>;
}

/** Path of an installed program. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
