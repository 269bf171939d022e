export type { BackgroundTasksTable } from './background-tasks-table.ts';
export { type Bite, type BiteOptions, workAlone, workInBites } from './work-in-bites.ts';
