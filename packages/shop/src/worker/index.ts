export { startWorkerService, type WorkerResources, workerConfig } from './worker-service.ts';
