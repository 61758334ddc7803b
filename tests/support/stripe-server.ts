import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signEvent } from '#platform/payments/event-signature.ts';
import { type PaymentProvider, type ProviderEvent, ProviderRefusal } from '#platform/payments/provider.ts';
import { createSandbox } from '#platform/payments/sandbox/sandbox.ts';
import type { SandboxWorld } from '#platform/payments/sandbox/sandbox-world.ts';
import type { SandboxObjects } from '#platform/payments/sandbox/sandbox-objects.ts';
import { inSandbox, type SandboxOptions } from '#platform/payments/sandbox/sandbox-store.ts';
import { accountOf, dispute, eventOf, intent, payout, refund, session, transfer } from './stripe-shapes.ts';

/** How the next calls go wrong: before anything was done, or after it, when only the answer is lost. */
export type Outage = 'before' | 'after';

export interface StripeServer {
  port: number;
  /** What buyers, banks and the clock do at this provider. */
  world: PaymentProvider & SandboxWorld;
  /** Lets the next writes fail, so many of each. */
  fail(outage: Outage, times: number): void;
  /** Events that are due, signed as Stripe signs. */
  takeEvents(): Promise<{ raw: string; signature: string }[]>;
  close(): Promise<void>;
}

type Fields = Record<string, unknown>;
interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Fields;
  key: string;
  account: string | null;
}

/** A server that speaks Stripe's protocol over the engine of the sandbox: forms and JSON, keys, expansions, errors and events. */
export async function startStripeServer(options: Omit<SandboxOptions, 'announce'> & { secret: string }): Promise<StripeServer> {
  const sandboxOptions: SandboxOptions = { ...options, announce: () => Promise.resolve() };
  const world = createSandbox({ ...sandboxOptions, secret: options.secret });
  const outages: Outage[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request);
    const outage = call.method === 'POST' ? outages.shift() : undefined;
    if (outage === 'before') {
      send(response, 500, { error: { type: 'api_error', message: 'Something went wrong over here.' } });
      return;
    }
    try {
      const said = await work(call);
      if (outage === 'after') response.destroy();
      else send(response, 200, said);
    } catch (error) {
      if (error instanceof CardError) {
        const { code, message, intent: payment_intent } = error;
        send(response, 402, { error: { type: 'card_error', code, decline_code: 'generic_decline', message, payment_intent } });
        return;
      }
      if (!(error instanceof ProviderRefusal)) {
        send(response, 500, { error: { type: 'api_error', message: String(error) } });
        return;
      }
      const isKey = error.code === 'idempotency_error';
      const type = isKey ? 'idempotency_error' : 'invalid_request_error';
      send(response, error.code === 'resource_missing' ? 404 : 400, {
        error: { type, code: error.code, message: error.message },
      });
    }
  }

  async function work({ method, path, query, body, key, account }: Call): Promise<Fields> {
    const [, version = '', ...parts] = path.split('/');
    const route = `${method} ${[version, ...parts.map((part) => (/_/.test(part) && /\d/.test(part) ? ':id' : part))].join('/')}`;
    const id = parts.find((part) => /_/.test(part) && /\d/.test(part)) ?? '';
    const attempt = { key, firstTriedAt: options.now() };
    const metadata = (body['metadata'] ?? {}) as Record<string, string>;
    const reference = metadata['reference'] ?? '';
    const cents = Number(body['amount'] ?? 0);
    switch (route) {
      case 'POST v1/checkout/sessions': {
        const items = Object.values(
          body['line_items'] as Record<
            string,
            { quantity: string; price_data: { unit_amount: string; product_data: { name: string } } }
          >,
        );
        const saves = (body['payment_intent_data'] as Fields)['setup_future_usage'] === 'off_session';
        return session(
          await world.openCheckout({
            ...attempt,
            reference,
            lines: items.map(({ price_data }) => ({ name: price_data.product_data.name, cents: Number(price_data.unit_amount) })),
            email: null,
            ...(saves ? { customer: { id: null } } : {}),
            successUrl: String(body['success_url']),
            cancelUrl: String(body['cancel_url']),
            expiresAt: new Date(Number(body['expires_at']) * 1000),
          }),
        );
      }
      case 'GET v1/checkout/sessions/:id':
        return session(await world.readCheckout(id));
      case 'POST v1/checkout/sessions/:id/expire': {
        const before = await world.readCheckout(id);
        if (before.status !== 'open') throw new ProviderRefusal('checkout_not_open', 'Only open sessions can be expired.');
        return session(await world.expireCheckout(id));
      }
      case 'GET v1/payment_intents/:id':
        return intent(await world.readPayment(id));
      case 'GET v1/payment_intents':
        return list(await Promise.all((await idsOf('payment')).map(async (one) => intent(await world.readPayment(one)))));
      case 'POST v1/payment_intents': {
        const charged = await world.chargeSaved({
          ...attempt,
          reference,
          cents,
          customerId: String(body['customer']),
          methodId: String(body['payment_method']),
        });
        if (charged.status === 'failed') throw new CardError(intent(charged));
        return intent(charged);
      }
      case 'POST v1/refunds':
        return refund(await world.refund({ ...attempt, reference, paymentId: String(body['payment_intent']), cents }), key);
      case 'GET v1/refunds/:id':
        return refund(await world.readRefund(id), '');
      case 'GET v1/refunds':
        return list(
          (await objectsOf('refund'))
            .filter(({ paymentId }) => paymentId === query.get('payment_intent'))
            .map((one) => refund(one, one.callKey)),
        );
      case 'GET v1/disputes/:id':
        return dispute(await world.readDispute(id));
      case 'POST v1/disputes/:id':
        return dispute(
          await world.sendEvidence({
            ...attempt,
            disputeId: id,
            text: String((body['evidence'] as Fields)['uncategorized_text']),
          }),
        );
      case 'POST v1/transfers':
        return transfer(await world.transfer({ ...attempt, reference, accountId: String(body['destination']), cents }), key);
      case 'GET v1/transfers/:id':
        return transfer(await world.readTransfer(id), '');
      case 'GET v1/transfers':
        return list(
          (await objectsOf('transfer'))
            .filter((one) => one.accountId === query.get('destination'))
            .map((one) => transfer(one, one.callKey)),
        );
      case 'POST v2/core/accounts':
        return accountOf(await world.openAccount({ ...attempt, reference, email: null }));
      case 'GET v2/core/accounts/:id':
        return accountOf(await world.readAccount(id));
      case 'GET v1/accounts/:id/external_accounts': {
        const { bank } = await world.readAccount(id);
        return list(
          bank === null
            ? []
            : [
                {
                  id: `ba_${bank.last4}`,
                  object: 'bank_account',
                  fingerprint: bank.id,
                  last4: bank.last4,
                  default_for_currency: true,
                },
              ],
        );
      }
      case 'POST v1/accounts/:id/login_links': {
        const { url } = await world.openDashboard(id, { returnUrl: 'https://connect.example/express' });
        return { object: 'login_link', url };
      }
      case 'POST v2/core/account_links': {
        const use = (body['use_case'] as { account_onboarding: { return_url: string; refresh_url: string } }).account_onboarding;
        const { url } = await world.openOnboarding(String(body['account']), {
          returnUrl: use.return_url,
          refreshUrl: use.refresh_url,
        });
        return { object: 'v2.core.account_link', url };
      }
      case 'POST v1/payouts':
        return payout(await world.payOut({ ...attempt, reference, accountId: account ?? '', cents }), key);
      case 'GET v1/payouts/:id':
        return payout(await world.readPayout(id, account ?? ''), '');
      case 'GET v1/payouts':
        return list(
          (await objectsOf('payout')).filter(({ accountId }) => accountId === account).map((one) => payout(one, one.callKey)),
        );
      case 'GET v1/events': {
        const since = new Date(Number(query.get('created[gte]')) * 1000);
        const said = await world.listEvents(since);
        // Newest first, in pages.
        const all = said.toReversed().filter(({ about }) => about !== 'account');
        return page(all.map(eventOf), query);
      }
      case 'GET v1/balance_transactions': {
        const lines = await world.listBalanceLines(
          new Date(Number(query.get('created[gte]')) * 1000),
          new Date(Number(query.get('created[lt]')) * 1000),
        );
        const TYPES: Record<string, string> = {
          payment: 'charge',
          refund: 'refund',
          'refund-failed': 'refund_failure',
          dispute: 'adjustment',
          'dispute-returned': 'adjustment',
          transfer: 'transfer',
          reversal: 'transfer_refund',
          payout: 'payout',
        };
        return page(
          lines.toReversed().map((line) => ({
            id: `txn_${line.id}`,
            object: 'balance_transaction',
            type: TYPES[line.kind],
            amount: line.cents,
            fee: line.feeCents,
            created: Math.floor(line.at.getTime() / 1000),
            source:
              line.kind === 'payment'
                ? { id: `ch_${line.objectId}`, object: 'charge', payment_intent: line.objectId }
                : { id: line.objectId, object: line.kind.startsWith('dispute') ? 'dispute' : line.kind },
          })),
          query,
        );
      }
      default:
        throw new ProviderRefusal('url_invalid', `Unrecognized request URL (${route}).`);
    }
  }

  const idsOf = async (kind: string): Promise<string[]> =>
    inSandbox(sandboxOptions, async ({ trx }) =>
      (await trx.selectFrom('sandbox_objects').select('id').where('kind', '=', kind).orderBy('made_at').execute()).map(
        ({ id }) => id,
      ),
    );
  async function objectsOf<K extends 'refund' | 'transfer' | 'payout'>(kind: K): Promise<SandboxObjects[K][]> {
    return inSandbox(sandboxOptions, async (turn) =>
      Promise.all(
        (await turn.trx.selectFrom('sandbox_objects').select('id').where('kind', '=', kind).execute()).map(({ id }) =>
          turn.need(kind, id),
        ),
      ),
    );
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    world,
    fail: (outage, times) => void outages.push(...Array.from({ length: times }, () => outage)),
    async takeEvents() {
      const due = await world.takeDue();
      return due.map(({ raw: said }) => {
        const event = JSON.parse(said) as Omit<ProviderEvent, 'at'> & { at: string };
        const raw = JSON.stringify(
          event.about === 'account'
            ? {
                id: event.id,
                object: 'v2.core.event',
                type: 'v2.core.account[configuration.recipient].capability_status_updated',
                created: event.at,
                livemode: false,
                related_object: { id: event.objectId, type: 'v2.core.account' },
              }
            : eventOf({ ...event, at: new Date(event.at) }),
        );
        return { raw, signature: signEvent(raw, options.secret, options.now()) };
      });
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A declined card: an error that carries the payment. */
class CardError extends ProviderRefusal {
  readonly intent: Fields;
  constructor(given: Fields) {
    super('card_declined', 'Your card was declined.');
    this.intent = given;
  }
}

const list = (data: Fields[]): Fields => ({ object: 'list', data, has_more: false });
function page(all: Fields[], query: URLSearchParams): Fields {
  const after = query.get('starting_after');
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const limit = Number(query.get('limit') ?? 10);
  return { object: 'list', data: all.slice(from, from + limit), has_more: from + limit < all.length };
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const url = new URL(request.url ?? '/', 'http://stripe');
  const isJson = request.headers['content-type']?.includes('json') === true;
  const account = request.headers['stripe-account'] ?? request.headers['stripe-context'];
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    body: text === '' ? {} : isJson ? (JSON.parse(text) as Fields) : readForm(text),
    key: String(request.headers['idempotency-key'] ?? ''),
    account: typeof account === 'string' ? account : null,
  };
}

/** `a[b][c]=d` as Stripe's forms nest. */
function readForm(text: string): Fields {
  const whole: Fields = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    let at = whole;
    for (const part of path.slice(0, -1)) at = (at[part] ??= {}) as Fields;
    at[path.at(-1) ?? ''] = value;
  }
  return whole;
}

function send(response: ServerResponse, status: number, body: Fields): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' }).end(JSON.stringify(body));
}
