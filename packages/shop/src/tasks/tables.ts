import { queryOf } from '../database/index.ts';
import type { BackgroundTasksTable } from './background-tasks-table.ts';

export type TasksTables = {
  background_tasks: BackgroundTasksTable;
};

/** Queries of this subject: on its own tables. */
export const query = queryOf<TasksTables>();
