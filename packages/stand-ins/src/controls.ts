import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const count = z.int().min(0).default(0);
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;
const delay = z.int().min(0).max(600_000).default(0);

/** What a test can make the providers do; everything is off by default. */
const controlsSchema = z.object({
  stripe: z
    .object({
      /** Delays every API answer; a change also applies to pending ones. */
      latencyMs: delay,
      /** error: every call answers 503; hang: no call is answered; lost: calls are carried out, then the line drops. */
      outage: z.enum(['off', 'error', 'hang', 'lost']).default('off'),
      /** A confirmed payment stays in `processing` so long before it succeeds. */
      processingMs: delay,
      webhookDelayMs: delay,
      /** Until then (milliseconds since 1970) webhooks are held; afterwards they come the last one first. */
      webhooksReversedAt: z.int().min(0).default(0),
      /** Every webhook is delivered so many times more. */
      webhookDuplicates: count,
      /** So many webhooks are never delivered. */
      dropWebhooks: count,
      /** Older events are no longer listed. */
      eventsListedMs: z.int().min(0).default(MONTH_MS),
    })
    .prefault({}),
  sendgrid: z
    .object({
      /** A mail is accepted at once but the answer waits so long. */
      latencyMs: delay,
      /** Only mails to that address, if there is one: other tests mail meanwhile. */
      failNext: z
        .object({ times: count, status: z.int().min(400).max(599).default(500), to: z.string().optional() })
        .prefault({}),
      /** So many accepted mails get no event webhooks. */
      dropEvents: count,
      eventDelayMs: delay,
    })
    .prefault({}),
});

export type Controls = z.infer<typeof controlsSchema>;
/** Any part of the controls; the others keep their values. */
export type ControlsPatch = { [K in keyof Controls]?: Partial<Controls[K]> };

export interface ControlPanel {
  readonly now: Controls;
  set(patch: ControlsPatch): Controls;
  reset(): Controls;
}

export function controlPanel(): ControlPanel {
  const controls = controlsSchema.parse({});
  const become = (next: Controls) => Object.assign(controls, next);
  return {
    now: controls,
    set: (patch) =>
      become(
        controlsSchema.parse({
          stripe: { ...controls.stripe, ...patch.stripe },
          sendgrid: { ...controls.sendgrid, ...patch.sendgrid },
        }),
      ),
    reset: () => become(controlsSchema.parse({})),
  };
}

/** GET, POST (a part of the controls) and DELETE (all off) /_control. */
export function controlRoutes(app: FastifyInstance, panel: ControlPanel): void {
  app.get('/_control', async () => panel.now);
  app.delete('/_control', async () => panel.reset());
  app.post('/_control', async (request, reply) => {
    try {
      return panel.set(request.body as ControlsPatch);
    } catch (error) {
      if (error instanceof z.ZodError) return reply.code(400).send({ error: z.prettifyError(error) });
      throw error;
    }
  });
}
