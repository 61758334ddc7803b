import type { PaymentProvider } from '#platform/payments/provider.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

/** The same context with a payment provider that answers some calls otherwise. */
export function answeredBy(ctx: ServerContext, calls: Partial<PaymentProvider>): ServerContext {
  const { payments } = ctx;
  return { ...ctx, payments: { ...payments, open: (name, at) => ({ ...payments.open(name, at), ...calls }) } };
}
