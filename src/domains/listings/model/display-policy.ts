import { z } from 'zod';
import { HOUR_MS } from '#lib/time-units.ts';
import { STANDARD_STATUSES, type StandardStatus } from './standard-status.ts';

/** How a board lets the listings of its source be shown: rules of a license, kept as data, one for each source. */
export interface DisplayPolicy {
  /** The board's name, as its rules want it written. */
  board: string;
  /** Statuses that may be shown. */
  statuses: readonly StandardStatus[];
  /** Hours without a successful read after which pages say that the data is old; null: never. */
  bannerAfterHours: number | null;
  /** Hours after which the source's listings are hidden; null: never. */
  hideAfterHours: number | null;
  /** Whether assistants may be given its listings. */
  assistants: boolean;
  /** Whether partners may be given its listings over our own Web API. */
  redistribution: boolean;
  /** Sentences that stand with every listing; {asOf}, {board} and {source} are filled in. */
  disclaimer: string;
}

const stored = z.object({
  template: z.enum(['idx', 'own']).default('idx'),
  board: z.string().min(1).max(200).optional(),
  statuses: z.array(z.enum(STANDARD_STATUSES)).min(1).optional(),
  bannerAfterHours: z.number().min(1).max(720).nullable().optional(),
  hideAfterHours: z.number().min(1).max(720).nullable().optional(),
  assistants: z.boolean().optional(),
  redistribution: z.boolean().optional(),
  disclaimer: z.string().min(20).max(4000).optional(),
});
export const displayPolicySchema = stored;
/** What is stored: a template, and where this board differs from it. */
export type StoredPolicy = z.infer<typeof stored>;

const SHOWN: readonly StandardStatus[] = ['Active', 'Active Under Contract', 'Coming Soon', 'Pending', 'Closed', 'Hold'];

const DISCLAIMER =
  'The data relating to real estate for sale on this site comes in part from {board}. Listings held by other brokers are marked with the name of the listing firm. Information is for consumers’ personal, non-commercial use and may not be used for any purpose other than to identify properties they may be interested in buying. It is deemed reliable but is not guaranteed. Based on information from {source} as of {asOf}.';

/** What boards commonly ask for. Check it against the license that was signed. */
const TEMPLATES: Readonly<Record<StoredPolicy['template'], Omit<DisplayPolicy, 'board'>>> = {
  idx: {
    statuses: SHOWN,
    // Boards ask for a read at least every twelve hours: half of that is time to mend what is broken.
    bannerAfterHours: 6,
    hideAfterHours: 24,
    assistants: false,
    redistribution: false,
    disclaimer: DISCLAIMER,
  },
  /** Listings that a brokerage loads by itself and answers for. */
  own: {
    statuses: STANDARD_STATUSES,
    bannerAfterHours: null,
    hideAfterHours: null,
    assistants: true,
    redistribution: true,
    disclaimer:
      'Listing information from {source} as of {asOf}, deemed reliable but not guaranteed. It is for consumers’ personal, non-commercial use.',
  },
};

/** The policy in full; undefined where a board is not registered: then nothing of it is shown. */
export function readPolicy(value: unknown, source: string): DisplayPolicy | undefined {
  const parsed = stored.safeParse(value);
  if (!parsed.success) return undefined;
  const { template, board, ...changes } = parsed.data;
  const given = Object.fromEntries(Object.entries(changes).filter(([, one]) => one !== undefined));
  return { ...TEMPLATES[template], board: board ?? source, ...given };
}

export type WithheldReason = 'unregistered' | 'stale' | 'duplicate' | 'status';

/** Why a listing of this status is not shown, whatever its feed says; null if it may be. */
export function whyWithheld(policy: DisplayPolicy | undefined, status: StandardStatus): WithheldReason | null {
  if (policy === undefined) return 'unregistered';
  return policy.statuses.includes(status) ? null : 'status';
}

export type Freshness = 'fresh' | 'old' | 'hidden';

/** How old a source is in the eyes of its board. A source that was never read to its end is fresh: nothing of it can be old. */
export function judgeFreshness(
  policy: Pick<DisplayPolicy, 'bannerAfterHours' | 'hideAfterHours'>,
  lastRead: Date | null,
  now: Date,
): Freshness {
  if (lastRead === null) return 'fresh';
  const hours = (now.getTime() - lastRead.getTime()) / HOUR_MS;
  if (policy.hideAfterHours !== null && hours > policy.hideAfterHours) return 'hidden';
  return policy.bannerAfterHours !== null && hours > policy.bannerAfterHours ? 'old' : 'fresh';
}

/** The sentences of a policy, filled in. `asOf` is when the source was last read with success. */
export function writeDisclaimer(policy: Pick<DisplayPolicy, 'board' | 'disclaimer'>, source: string, asOf: Date): string {
  const time = `${asOf.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return policy.disclaimer.replaceAll('{asOf}', time).replaceAll('{board}', policy.board).replaceAll('{source}', source);
}
