import type { ProblemCode } from '@trueseason/contracts';
import type { FastifyError, FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error.ts';

/** The framework's own refusals in our words; anything unknown is ours to mend and tells nothing. */
const FRAMEWORK_PROBLEMS: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bad_request',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'bad_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'bad_request',
  FST_FILES_LIMIT: 'too_many_photos',
  FST_PARTS_LIMIT: 'bad_request',
  FST_FIELDS_LIMIT: 'bad_request',
  FST_PROTO_VIOLATION: 'bad_request',
  FST_REQ_FILE_TOO_LARGE: 'photo_too_large',
};

function toProblem(error: FastifyError): ProblemError | null {
  if (error instanceof ProblemError) return error;
  const code = FRAMEWORK_PROBLEMS[error.code];
  if (code) return new ProblemError(code);
  if (error.statusCode === 429) return new ProblemError('too_many_requests');
  if (error.statusCode && error.statusCode < 500) return new ProblemError('bad_request');
  return null;
}

/** Every error leaves as a small JSON with a code and a message for people. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = toProblem(error) ?? new ProblemError('internal');
    if (problem.status >= 500) request.log.error({ err: error }, 'a request failed');
    else request.log.info({ problem: problem.code }, 'a request was refused');
    return reply.code(problem.status).send(problem.toBody());
  });
}
