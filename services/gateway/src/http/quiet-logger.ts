import type { Logger } from '@trueseason/runtime';
import { describeError } from './handle-errors.ts';

interface LoggedRequest {
  readonly method?: string;
  readonly routeOptions?: { readonly url?: string | undefined };
}

/** What the framework itself logs carries addresses with tokens, headers and messages; this leaves what operators need. */
export function quietLogger(logger: Logger): Logger {
  return logger.child(
    {},
    {
      serializers: {
        req: ({ method, routeOptions }: LoggedRequest) => ({ method, route: routeOptions?.url }),
        res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
        err: describeError,
        // The form parser tells its options at the finest level, and with them every header.
        busboyOptions: () => undefined,
      },
    },
  );
}
