import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Exit, endProcess, exitOf, sendSignal } from '@trueseason/testing/servers';
import type { LogSink } from './log-sink.ts';

const RESTART_PATIENCE_MS = 3_000;
const READY_TIMEOUT_MS = 90_000;
/** Maximum time one check costs: if this process gets no CPU time, neither does the other. */
const LOOK_COSTS_MS = 150;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
/** Uptime after which the restart delay is reset. */
const STEADY_MS = 30_000;
/** Exit code for an invalid configuration; a restart would not help. */
const EX_CONFIG = 78;
const SAID_LENGTH = 2_000;

export interface ProcessPlan {
  name: string;
  /** The built main module. */
  main: string;
  env: Record<string, string>;
  healthPort: number;
}

/** A supervised process: started, watched, restarted after a crash, stopped. */
export class ManagedProcess {
  readonly name: string;
  restarts = 0;
  private readonly plan: ProcessPlan;
  private readonly logs: LogSink;
  private readonly show: (line: string) => void;
  private child: ChildProcess | undefined;
  private wanted = false;
  private isMisconfigured = false;
  private pauseMs = FIRST_PAUSE_MS;
  /** The end of its output. */
  private said = '';

  constructor(plan: ProcessPlan, logs: LogSink, show: (line: string) => void) {
    this.name = plan.name;
    this.plan = plan;
    this.logs = logs;
    this.show = show;
  }

  get pid(): number | undefined {
    return this.child?.exitCode === null && this.child.signalCode === null ? this.child.pid : undefined;
  }

  /** Where it serves `/healthz`, `/readyz` and `/metrics`. */
  get healthUrl(): string {
    return `http://127.0.0.1:${this.plan.healthPort}`;
  }

  start(): void {
    if (this.wanted) return;
    this.wanted = true;
    this.launch();
  }

  /** Resolves when its health endpoint is ready, or only lacks a browser; otherwise rejects. */
  async ready(patienceMs = READY_TIMEOUT_MS): Promise<'ready' | 'no browser'> {
    let health = 'no answer';
    for (let spent = 0; spent < patienceMs; ) {
      if (this.isMisconfigured)
        throw new Error(`${this.name} cannot start with these settings, see .env: ${this.wrong()}`);
      if (!this.wanted) throw new Error(`${this.name} has stopped; it said last:\n${this.said}`);
      const began = performance.now();
      const { ready, body } = this.pid ? await askHealth(this.healthUrl) : { ready: false, body: 'no process' };
      if (ready) return 'ready';
      if (/^(?!.*"failing".*"failing").*"browser":"failing"/.test(body)) return 'no browser';
      health = body;
      await sleep(40);
      spent += Math.min(LOOK_COSTS_MS, performance.now() - began);
    }
    throw new Error(`${this.name} did not get ready (${health}); it said last:\n${this.said}`);
  }

  /** Variables that it found wrong, in one line. */
  private wrong(): string {
    return this.said.match(/\b[A-Z][A-Z0-9_]+: .*/g)?.join('; ') ?? this.said.trim();
  }

  /** Sends a signal and waits for the end; unless stopped, the process is restarted. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<Exit | undefined> {
    const { child } = this;
    if (!child || !this.pid) return undefined;
    child.kill(signal);
    return exitOf(child);
  }

  async stop(patienceMs: number): Promise<void> {
    this.wanted = false;
    const { child } = this;
    if (!child?.pid) return;
    await endProcess(child, ['SIGTERM', 'SIGKILL'], patienceMs);
    killGroup(child.pid);
  }

  /** The folder of its built output. */
  get folder(): string {
    return dirname(this.plan.main);
  }

  async restart(): Promise<void> {
    await this.stop(RESTART_PATIENCE_MS);
    this.start();
  }

  /** Kills it and its children at once. */
  killNow(): void {
    this.wanted = false;
    if (this.child?.pid) killGroup(this.child.pid);
  }

  private launch(): void {
    const startedAt = Date.now();
    const preload = join(import.meta.dirname, `exit-with-parent${extname(import.meta.filename)}`);
    const child = spawn(
      process.execPath,
      ['--enable-source-maps', '--max-semi-space-size=8', '--import', pathToFileURL(preload).href, this.plan.main],
      {
        env: this.plan.env,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        // A separate process group: Ctrl-C reaches only the supervisor, which stops all in order.
        detached: true,
      },
    );
    this.child = child;
    for (const output of [child.stdout, child.stderr]) {
      if (!output) continue;
      this.logs.take(this.name, output);
      output.on('data', (chunk) => {
        this.said = `${this.said}${chunk}`.slice(-SAID_LENGTH);
      });
    }
    void exitOf(child).then((exit) => this.ended(child, exit, startedAt));
  }

  private async ended(child: ChildProcess, exit: Exit, startedAt: number): Promise<void> {
    if (child.pid) killGroup(child.pid);
    if (!this.wanted) return;
    if (exit.code === EX_CONFIG) {
      this.wanted = false;
      this.isMisconfigured = true;
      return;
    }
    if (Date.now() - startedAt > STEADY_MS) this.pauseMs = FIRST_PAUSE_MS;
    this.show(`${this.name} ended (${exit.signal ?? `code ${exit.code}`}); starting it again`);
    await sleep(this.pauseMs);
    this.pauseMs = Math.min(LONGEST_PAUSE_MS, this.pauseMs * 2);
    if (!this.wanted || this.child !== child) return;
    this.restarts += 1;
    this.launch();
  }
}

async function askHealth(url: string): Promise<{ ready: boolean; body: string }> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) });
    return { ready: response.status === 200, body: await response.text() };
  } catch (error) {
    return { ready: false, body: String(error) };
  }
}

/** The process led its group, which may contain surviving children. */
const killGroup = (pid: number): void => sendSignal(-pid, 'SIGKILL');
