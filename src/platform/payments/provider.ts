// What the product asks of a payment provider. Amounts are whole cents of US dollars.

export const PROVIDERS = ['sandbox', 'stripe'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** What makes a call this one: sent again, it does nothing twice, even after the provider forgot its key. */
export interface Attempt {
  key: string;
  /** When this was first tried: past {@link KEY_HOURS} it is looked up before it is sent again. */
  firstTriedAt: Date;
}

/** Providers forget keys after a day. */
export const KEY_HOURS = 23;

export interface CheckoutRequest extends Attempt {
  /** Our id of what is paid; it comes back with the payment. */
  reference: string;
  /** What the provider's page lists; they add up to what is charged. */
  lines: readonly { name: string; cents: number }[];
  email: string | null;
  /** The provider's id of the buyer, to keep the card for renewals; undefined for one payment alone. */
  customer?: { id: string | null };
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

export interface Checkout {
  id: string;
  status: 'open' | 'complete' | 'expired';
  /** Where the buyer pays: a page of the provider. */
  url: string | null;
  paymentId: string | null;
}

/** Why a payment failed, by what the buyer can do about it. */
export const FAILURES = ['declined', 'insufficient-funds', 'expired-card', 'authentication', 'provider'] as const;
export type Failure = (typeof FAILURES)[number];

export interface Payment {
  id: string;
  reference: string;
  status: 'created' | 'action' | 'processing' | 'succeeded' | 'failed' | 'cancelled';
  cents: number;
  /** What the provider keeps; null until it says so. */
  feeCents: number | null;
  failure: Failure | null;
  /** All that is ever known of a card. */
  card: { brand: string; last4: string } | null;
  /** For charges without the buyer; null where nothing was kept. */
  saved: { customerId: string; methodId: string } | null;
}

export interface Refund {
  id: string;
  paymentId: string;
  reference: string;
  status: 'submitted' | 'succeeded' | 'failed';
  cents: number;
}

export interface Dispute {
  id: string;
  paymentId: string;
  status: 'inquiry' | 'closed' | 'open' | 'review' | 'won' | 'lost' | 'prevented';
  cents: number;
  feeCents: number;
  /** Whether the card network took the money back and has not returned it. */
  isWithdrawn: boolean;
  reason: string;
  /** Evidence counts until then. */
  dueAt: Date | null;
}

export interface Transfer {
  id: string;
  accountId: string;
  reference: string;
  cents: number;
}

export interface Account {
  id: string;
  /** Whether transfers may go there: the one thing that counts, whatever a page says on the way back. */
  transfers: 'inactive' | 'pending' | 'active';
  /** What the provider still asks for, in its words. */
  missing: string[];
  /** The bank account that payouts go to; null while there is none. Another id is another account. */
  bank: { id: string; last4: string } | null;
}

export interface Payout {
  id: string;
  /** The vendor's account that it left; null for the platform's own, to its bank. */
  accountId: string | null;
  reference: string;
  status: 'transit' | 'paid' | 'failed' | 'cancelled';
  cents: number;
}

/** A line of the provider's own books. */
export interface BalanceLine {
  id: string;
  kind:
    | 'payment'
    | 'refund'
    | 'refund-failed'
    | 'dispute'
    | 'dispute-returned'
    | 'transfer'
    | 'reversal'
    | 'payout'
    | 'payout-failed'
    | 'other';
  /** Of the payment, refund, dispute, transfer or payout. */
  objectId: string;
  /** Added to the platform's balance, before the fee. */
  cents: number;
  feeCents: number;
  at: Date;
}

export const EVENT_ABOUT = ['checkout', 'payment', 'refund', 'dispute', 'transfer', 'account', 'payout'] as const;

/** Says that something changed. What it is now is read from the provider: events come late, twice and in any order. */
export interface ProviderEvent {
  id: string;
  about: (typeof EVENT_ABOUT)[number];
  objectId: string;
  /** The vendor's account at the provider, for its payouts. */
  accountId: string | null;
  at: Date;
}

/** Every call may throw {@link ProviderAway} or {@link ProviderRefusal}. None runs within a transaction. */
export interface PaymentProvider {
  name: ProviderName;
  /** Whether money is real. */
  isLive: boolean;
  openCheckout(request: CheckoutRequest): Promise<Checkout>;
  readCheckout(id: string): Promise<Checkout>;
  /** Ends it if it is open; answers what it is then, which may be complete. */
  expireCheckout(id: string): Promise<Checkout>;
  readPayment(id: string): Promise<Payment>;
  /** Charges a kept card without the buyer. A refusal by the bank is a failed payment, not an error. */
  chargeSaved(request: Attempt & { reference: string; cents: number; customerId: string; methodId: string }): Promise<Payment>;
  refund(request: Attempt & { reference: string; paymentId: string; cents: number }): Promise<Refund>;
  readRefund(id: string): Promise<Refund>;
  readDispute(id: string): Promise<Dispute>;
  /** Answers a dispute, once. */
  sendEvidence(request: Attempt & { disputeId: string; text: string }): Promise<Dispute>;
  /** From the platform's balance to a vendor's; with a payment, once that has settled. */
  transfer(
    request: Attempt & { reference: string; accountId: string; cents: number; paymentId?: string | undefined },
  ): Promise<Transfer>;
  readTransfer(id: string): Promise<Transfer>;
  openAccount(request: Attempt & { reference: string; email: string | null }): Promise<Account>;
  readAccount(id: string): Promise<Account>;
  /** A page of the provider where the vendor says who they are; the link works once. */
  openOnboarding(id: string, urls: { returnUrl: string; refreshUrl: string }): Promise<{ url: string }>;
  /** A page of the provider where a vendor whose account is active changes what they said; the link works once. */
  openDashboard(id: string, urls: { returnUrl: string }): Promise<{ url: string }>;
  payOut(request: Attempt & { reference: string; accountId: string; cents: number }): Promise<Payout>;
  readPayout(id: string, accountId: string | null): Promise<Payout>;
  /** What the signature proves; null for what concerns nothing of ours. Throws {@link ForgedEvent}. */
  readEvent(given: { raw: Buffer; signature: string | null; now: Date }): ProviderEvent | null;
  /** Everything since a moment, also what was never delivered. */
  listEvents(since: Date): Promise<ProviderEvent[]>;
  /** The provider's own books of a span, the second moment left out. */
  listBalanceLines(from: Date, to: Date): Promise<BalanceLine[]>;
}

/** No answer, or none that says what happened: it may have been done. Try again with the same key. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}

/** A clear no: nothing was done. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
  readonly code: string;
  /** Of a payment that the bank refused. */
  readonly paymentId: string | undefined;
  constructor(code: string, message: string, { cause, paymentId }: { cause?: unknown; paymentId?: string | undefined } = {}) {
    super(message, { cause });
    this.code = code;
    this.paymentId = paymentId;
  }
}

/** Not signed by the provider, or not for now, or not for this installation. */
export class ForgedEvent extends Error {
  override name = 'ForgedEvent';
}
