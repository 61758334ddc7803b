import type { Account, Checkout, Dispute, Payment, Payout, Refund, Transfer } from '../provider.ts';

/** What the sandbox knows besides what a provider tells. */
export interface SandboxObjects {
  checkout: Checkout & {
    reference: string;
    lines: readonly { name: string; cents: number }[];
    cents: number;
    keepsCard: boolean;
    successUrl: string;
    cancelUrl: string;
    expiresAt: string;
  };
  payment: Payment & { cardKey: string; refundedCents: number };
  refund: Refund & { callKey: string };
  dispute: Omit<Dispute, 'dueAt'> & { dueAt: string | null };
  transfer: Transfer & { callKey: string };
  account: Account;
  payout: Payout & { accountId: string; callKey: string };
  /** Evidence that was sent. */
  evidence: { id: string; disputeId: string; text: string };
}

export type SandboxKind = keyof SandboxObjects;
