export { startWorkerService, workerConfig, type WorkerResources } from './worker-service.ts';
