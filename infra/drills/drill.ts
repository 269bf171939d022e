import type { Photos } from '@trueseason/drills/customers';
import type { FaultName } from '@trueseason/drills/faults';
import type { Observation } from '@trueseason/drills/report';
import type { Stage } from './compose.ts';

export interface Scene {
  readonly stage: Stage;
  readonly photos: Photos;
}

/** A row of the table: what is done to the product while customers buy, and how it is undone. */
export interface Drill {
  readonly name: string;
  /** In a full run only, or by its name. */
  readonly isLong?: boolean;
  /** Needs root on the engine's machine: to stop processes, enter networks or mount disks. */
  readonly isLocal?: boolean;
  /** How many customers buy meanwhile; two by default. */
  readonly customers?: number;
  /** Happens to these parts at once, before `happen`, and ends after the alerts. */
  readonly fault?: { readonly kind: FaultName; readonly parts: readonly string[]; readonly lastsMs?: number };
  /** Before customers come. */
  prepare?(stage: Stage): Promise<unknown>;
  /** Resolves when it has lasted long enough, with what no invariant says. */
  happen?(scene: Scene): Promise<readonly Observation[]>;
  /** Alerts that must have reached their receiver before it is undone. */
  readonly alerts?: readonly string[];
  /** Also runs if it did not happen. */
  undo?(stage: Stage): Promise<unknown>;
}

/** What a drill does and undoes. */
export type DrillSteps = Pick<Drill, 'prepare' | 'happen' | 'undo'>;
