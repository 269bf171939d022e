import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const LARGEST_LOG = 20 * 1024 * 1024;
const SHOWN = new Set(['warn', 'error', 'fatal']);

export interface LogSink {
  /** Stores a process's output in a file; also prints warnings and non-log lines. */
  take(name: string, output: Readable): void;
}

export function logSink(folder: string, show: (line: string) => void): LogSink {
  mkdirSync(folder, { recursive: true });
  let complete = true;
  const keep = (file: string, line: string) => {
    try {
      appendFileSync(file, `${line}\n`, { mode: 0o600 });
      complete = true;
    } catch (error) {
      if (complete) show(`Some log lines are not stored: ${(error as Error).message}`);
      complete = false;
    }
  };
  return {
    take(name, output) {
      const file = join(folder, `${name}.log`);
      if (existsSync(file) && statSync(file).size > LARGEST_LOG) renameSync(file, `${file}.1`);
      createInterface({ input: output }).on('line', (line) => {
        keep(file, line);
        const terminalLine = compact(line);
        if (terminalLine) show(`[${name}] ${terminalLine}`);
      });
    },
  };
}

/** A line for the terminal; undefined if the file is enough. */
function compact(line: string): string | undefined {
  const entry = parsed(line);
  if (!entry) return line.trim() || undefined;
  if (!SHOWN.has(String(entry.level))) return undefined;
  const { level, msg, err, orderId, jobId } = entry;
  const about = [orderId && `order ${orderId}`, jobId && `job ${jobId}`].filter(Boolean).join(', ');
  const cause = (err as { message?: string } | undefined)?.message;
  return [`${level}: ${msg}`, about && `(${about})`, cause && `: ${cause}`].filter(Boolean).join(' ');
}

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && 'level' in value ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
