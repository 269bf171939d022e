import { Gauge, type Registry } from '@trueseason/platform/runtime';
import type { MemoryBudget } from './memory-budget.ts';

/** Bytes that requests occupy, by pool: a pool that stays full while few are served is held by one sender. */
export function exposeMemoryBudget(registry: Registry, memoryBudget: MemoryBudget): void {
  new Gauge({
    name: 'memory_reserved_bytes',
    help: 'Memory that requests have reserved',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const [pool, bytes] of memoryBudget.reservedBytes()) this.set({ pool }, bytes);
    },
  });
}
