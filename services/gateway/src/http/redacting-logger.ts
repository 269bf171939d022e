import type { Logger } from '@trueseason/platform/runtime';
import { describeError } from './handle-errors.ts';

interface LoggedRequest {
  readonly method?: string;
  readonly routeOptions?: { readonly url?: string | undefined };
}

/** Drops the framework's log fields that contain tokens, headers and messages. */
export function createRedactingLogger(logger: Logger): Logger {
  return logger.child(
    {},
    {
      serializers: {
        req: ({ method, routeOptions }: LoggedRequest) => ({ method, route: routeOptions?.url }),
        res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
        err: describeError,
        // At trace level the form parser logs its options, which include all headers.
        busboyOptions: () => undefined,
      },
    },
  );
}
