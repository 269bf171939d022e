import { setTimeout as sleep } from 'node:timers/promises';
import { type Exit, sendSignal } from '@trueseason/testing/servers';

interface Server {
  readonly pid: number;
  readonly exited: Promise<Exit>;
  close(): Promise<void>;
}

const PAUSE_MS = 250;

/** A Postgres or Redis that is restarted at the same address after a crash. */
export class SupervisedServer<S extends Server> {
  readonly name: string;
  server: S;
  private readonly startAgain: () => Promise<S>;
  private readonly show: (line: string) => void;
  private wanted = true;

  constructor(name: string, server: S, startAgain: () => Promise<S>, show: (line: string) => void) {
    this.name = name;
    this.server = server;
    this.startAgain = startAgain;
    this.show = show;
    void this.watch();
  }

  get pid(): number {
    return this.server.pid;
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<Exit> {
    const { exited, pid } = this.server;
    sendSignal(pid, signal);
    return exited;
  }

  /** Kills it. */
  killNow(): void {
    this.wanted = false;
    sendSignal(this.server.pid, 'SIGKILL');
  }

  /** Stops it until `start`. */
  async stop(): Promise<void> {
    this.wanted = false;
    await this.server.close();
  }

  async start(): Promise<void> {
    if (this.wanted) return;
    this.wanted = true;
    this.server = await this.startAgain();
    void this.watch();
  }

  private async watch(): Promise<void> {
    while (this.wanted) {
      const exit = await this.server.exited;
      if (!this.wanted) return;
      this.show(`${this.name} ended (${exit.signal ?? `code ${exit.code}`}); starting it again`);
      await sleep(PAUSE_MS);
      if (this.wanted) await this.restart();
    }
  }

  private async restart(): Promise<void> {
    try {
      this.server = await this.startAgain();
    } catch (error) {
      this.show(`${this.name}: ${(error as Error).message}`);
    }
  }
}
