import { formatDate, formatMoney } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import type { BadgeTone } from '#ui/badge.tsx';
import type { Milestone, MilestoneVerb, MoneyPlan } from '../contract/milestones.ts';
import { APPROVAL_TIME } from '../model/milestone-rules.ts';

/** Where a part of a job's price stands. */
export const MILESTONE_WORDS: Record<Milestone['status'], { title: string; tone: BadgeTone }> = {
  planned: { title: 'Not paid', tone: 'neutral' },
  awaiting: { title: 'Payment open', tone: 'warning' },
  funded: { title: 'Held', tone: 'info' },
  submitted: { title: 'Waiting for approval', tone: 'accent' },
  changes: { title: 'Changes requested', tone: 'warning' },
  disputed: { title: 'In dispute', tone: 'warning' },
  approved: { title: 'Approved', tone: 'brand' },
  released: { title: 'Released', tone: 'brand' },
  refunded: { title: 'Paid back', tone: 'neutral' },
  cancelled: { title: 'Canceled', tone: 'neutral' },
  'clawed-back': { title: 'Taken back by the bank', tone: 'warning' },
};

const NOTE_WORDS: Record<string, string> = {
  submit: 'Handed in',
  approve: 'Approved',
  'release-part': 'Part released',
  'ask-changes': 'Changes requested',
  dispute: 'Disputed',
  'add-evidence': 'Evidence',
  'give-back': 'Given back',
  decided: 'Decided',
  settled: 'Dispute settled',
  silence: 'Approved automatically',
  'job-ended': 'The job was ended',
  'hold-ended': 'Not held any longer',
  'bank-returned': 'Returned by the bank',
};
/** What nobody did: time passed. */
const BY_ITSELF: readonly string[] = ['silence', 'hold-ended', 'bank-returned'];
const SIDE_WORDS = { client: 'the client', vendor: 'the professional', admin: 'our team' } as const;

/** When a job that is agreed on can be paid here, to whoever reads it. */
export function sayWhenPayable(side: MoneyPlan['side']): string {
  return side === 'vendor'
    ? 'The client can pay here, part by part, once you confirm the job.'
    : 'You can pay here, part by part, once the professional confirms the job.';
}

export function sayNote({ side, verb, text, at }: Milestone['notes'][number]): string {
  const day = formatDate(at, viewerTimeZone());
  const by = BY_ITSELF.includes(verb) ? '' : ` by ${SIDE_WORDS[side]}`;
  return `${NOTE_WORDS[verb] ?? verb}${by}, ${day}${text === '' ? '' : `: ${text}`}`;
}

/** What a part came to, in a sentence; undefined where its state says all. */
export function sayPart(part: Milestone, side: MoneyPlan['side']): string | undefined {
  const money = (cents: number) => formatMoney(cents, 'always');
  const sums = [
    ...(part.releasedCents > 0 ? [`${money(part.releasedCents)} released`] : []),
    ...(part.refundedCents > 0 ? [`${money(part.refundedCents)} paid back`] : []),
    ...(part.isQuestioned
      ? [`${side === 'client' ? 'your' : 'the client’s'} bank is questioning this payment: nothing moves until that’s settled`]
      : []),
    ...(part.approveBy !== null && part.status === 'submitted' && !part.isQuestioned
      ? [`counts as approved on ${formatDate(part.approveBy, viewerTimeZone())} unless someone objects`]
      : []),
    ...(side !== 'client' && part.feeCents > 0 && part.status !== 'cancelled' && part.status !== 'refunded'
      ? [`${money(part.vendorCents)} to ${side === 'vendor' ? 'you' : 'the professional'} after the ${money(part.feeCents)} fee`]
      : []),
  ];
  return sums.length === 0 ? undefined : sums.join('; ');
}

interface MoveWords {
  label: string;
  title: string;
  about: string;
  done: string;
  /** What the note is called; none is asked for without. */
  note?: string;
  /** What is said where the note is left out; without, it may be. */
  missing?: string;
}

export const MOVE_WORDS: Record<MilestoneVerb, MoveWords> = {
  submit: {
    label: 'Hand in',
    title: 'Hand this part in?',
    about: `The client has ${APPROVAL_TIME} to review it. Without an answer, it counts as approved and the money is released to you.`,
    done: 'Handed in. We asked the client to approve it.',
    note: 'What is done',
  },
  approve: {
    label: 'Approve and release',
    title: 'Release the money?',
    about: 'All the money held for this part goes to the professional. You can’t undo this.',
    done: 'Released',
  },
  'release-part': {
    label: 'Release part',
    title: 'Release part of it?',
    about: 'This much goes to the professional now; the rest stays on hold. You can’t undo this.',
    done: 'Part of the money is released',
  },
  'ask-changes': {
    label: 'Ask for changes',
    title: 'What is missing?',
    about: 'We hold the money until the part is handed in again and you approve it.',
    done: 'We asked the professional for changes',
    note: 'What is missing',
    missing: 'Say what is missing',
  },
  dispute: {
    label: 'Dispute',
    title: 'Dispute this part?',
    about:
      'The money stays where it is. Each of you says what happened and adds evidence; if you can’t agree, our team decides how to split it.',
    done: 'In dispute: nothing moves until it’s settled',
    note: 'What happened',
    missing: 'Say what happened',
  },
  'add-evidence': {
    label: 'Add evidence',
    title: 'What’s your evidence?',
    about:
      'Describe it here, and add photos or papers to the files of the job: the other side and the person deciding can open them.',
    done: 'Your evidence was added',
    note: 'Your evidence',
    missing: 'Write your evidence',
  },
  'give-back': {
    label: 'Give the money back',
    title: 'Give the money back?',
    about: 'All the money held for this part goes back to the client. You can’t undo this.',
    done: 'The money is going back to the client',
    note: 'Why',
  },
};
