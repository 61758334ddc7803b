/** What becomes of a vendor's application. Only an approved one is listed. */
export const VENDOR_STATUSES = [
  'draft',
  'submitted',
  'in-review',
  'changes-requested',
  'approved',
  'rejected',
  'suspended',
  'closed',
] as const;
export type VendorStatus = (typeof VENDOR_STATUSES)[number];

interface Change {
  from: readonly VendorStatus[];
  to: VendorStatus;
  by: 'owner' | 'admin';
  /** Whether who decides must say why. */
  needsReason: boolean;
}

/** Each change there is. */
export const VENDOR_CHANGES = {
  submit: { from: ['draft', 'changes-requested', 'rejected'], to: 'submitted', by: 'owner', needsReason: false },
  withdraw: { from: ['submitted', 'in-review'], to: 'draft', by: 'owner', needsReason: false },
  'take-up': { from: ['submitted'], to: 'in-review', by: 'admin', needsReason: false },
  'request-changes': { from: ['in-review', 'approved'], to: 'changes-requested', by: 'admin', needsReason: true },
  approve: { from: ['in-review'], to: 'approved', by: 'admin', needsReason: false },
  reject: { from: ['in-review'], to: 'rejected', by: 'admin', needsReason: true },
  reopen: { from: ['rejected'], to: 'in-review', by: 'admin', needsReason: true },
  suspend: { from: ['submitted', 'in-review', 'changes-requested', 'approved'], to: 'suspended', by: 'admin', needsReason: true },
  // Or into review, see {@link afterSuspension}.
  reinstate: { from: ['suspended'], to: 'approved', by: 'admin', needsReason: false },
  // Who is suspended stays so until an administrator lifts it: closed and opened again, it would be a draft that nobody stopped.
  close: {
    from: ['draft', 'changes-requested', 'approved', 'rejected'],
    to: 'closed',
    by: 'owner',
    needsReason: false,
  },
  'open-again': { from: ['closed'], to: 'draft', by: 'owner', needsReason: false },
} as const satisfies Record<string, Change>;
export type VendorChange = keyof typeof VENDOR_CHANGES;
export const VENDOR_CHANGE_KEYS = Object.keys(VENDOR_CHANGES) as [VendorChange, ...VendorChange[]];

/** Whether somebody with this status has a page that everybody may read. */
export const hasPage = (status: string): boolean => status === 'approved' || status === 'changes-requested';

/** The status after a change; null if it cannot be made now, or not by this side. */
export function changeStatus(status: VendorStatus, change: VendorChange, by: Change['by']): VendorStatus | null {
  const { from, to, by: whose }: Change = VENDOR_CHANGES[change];
  return by === whose && from.includes(status) ? to : null;
}

/**
 * What a suspension that is lifted leads to, by all changes before: who was never approved is reviewed first. Who was imported
 * was approved without a change.
 */
export function afterSuspension(past: readonly string[]): VendorStatus {
  const isImported = past.every((status) => status === 'suspended');
  return isImported || past.includes('approved') ? 'approved' : 'in-review';
}

/** The changes that a side can make now. */
export const changesOf = (status: VendorStatus, by: Change['by']): VendorChange[] =>
  VENDOR_CHANGE_KEYS.filter((change) => changeStatus(status, change, by) !== null);

export const STATUS_WORDS: Record<VendorStatus, string> = {
  draft: 'Not submitted yet',
  submitted: 'Waiting for review',
  'in-review': 'In review',
  'changes-requested': 'Changes needed',
  approved: 'Approved',
  rejected: 'Not approved',
  suspended: 'Suspended',
  closed: 'Closed',
};
