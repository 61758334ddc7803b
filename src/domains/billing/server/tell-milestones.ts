import { mayDo } from '#domains/experts/contract.ts';
import { findVendors } from '#domains/experts/server/index.ts';
import { tellEach, tellStaff } from '#domains/notifications/server/index.ts';
import { formatMoney } from '#lib/format.ts';
import { userIdOf } from '#platform/verb/require-user.ts';
import type { MilestoneVerb } from '../contract/milestones.ts';
import { remainingCents, standingCents } from '../model/milestone-moves.ts';
import { APPROVAL_TIME, HOLD_DAYS } from '../model/milestone-rules.ts';
import type { MoneyInside } from './billing-context.ts';
import { feeBetween, type MilestoneRow, type Side } from './milestones.ts';

export type MilestoneNews =
  | MilestoneVerb
  | 'remind'
  | 'decided'
  | 'silence'
  | 'settled'
  | 'hold-ends'
  | 'hold-ended'
  | 'returned';

const TO_CLIENT: Partial<Record<MilestoneNews, string>> = {
  submit: 'Work is ready for you to review',
  dispute: 'A milestone is in dispute',
  'add-evidence': 'There is new evidence in a dispute',
  'give-back': 'The money for a milestone is going back to you',
  remind: 'Work is ready for your approval',
  decided: 'The dispute over a milestone has been decided',
  silence: 'A milestone now counts as approved',
  settled: 'A dispute is settled, and the money is still on hold',
  'hold-ends': 'Money you paid can’t be held much longer',
  'hold-ended': 'The money for a milestone is going back to you',
  returned: 'Your bank returned the money for a milestone, and we’re holding it again',
};
const TO_VENDOR: Partial<Record<MilestoneNews, string>> = {
  approve: 'Your work was approved, and the money is released',
  silence: 'Your work counts as approved, and the money is released',
  'release-part': 'Part of the money was released to you',
  'ask-changes': 'The client asks for changes',
  dispute: 'A milestone is in dispute',
  'add-evidence': 'There is new evidence in a dispute',
  decided: 'The dispute over a milestone has been decided',
  settled: 'A dispute is settled, and the money is still on hold',
  'hold-ends': 'Hand your work in soon: the money can’t be held much longer',
  'hold-ended': 'The money for a milestone went back to the client',
  returned: 'The client’s bank returned the money for a milestone, and we’re holding it again',
};

const HOLD_RULE = `Money is held for ${HOLD_DAYS} days after the payment at most. A part that isn’t handed in by then goes back to the client, who can pay it again later.`;

const RETURNED_RULE =
  'This part is in dispute: the client can release the money, the professional can give it back, or our team decides how to split it.';

interface Told {
  news: MilestoneNews;
  by: Side | 'clock';
  /** With a decision, or the release of a part: how much of what was held is the vendor's. */
  releasedCents?: number;
  /** What whoever acted said about it. */
  text?: string;
}

const money = (cents: number) => formatMoney(cents, 'always');

/** What became of what was held, for the client. */
function sayHeld(row: MilestoneRow, { news, releasedCents = 0 }: Told): string {
  const held = remainingCents(row);
  if (news === 'silence') return `${money(held)} was released to the professional.`;
  if (news === 'give-back' || news === 'hold-ended') return `${money(held)} goes back to you.`;
  if (news !== 'decided') return `${money(held)} is held for it.`;
  const parts = [
    ...(releasedCents > 0 ? [`${money(releasedCents)} was released to the professional`] : []),
    ...(releasedCents < held ? [`${money(held - releasedCents)} goes back to you`] : []),
  ];
  return `${parts.join(', and ')}.`;
}

/** The same for the vendor, who sees what is left after the fee. */
function sayOfPrice(row: MilestoneRow, { news, releasedCents = 0 }: Told): string {
  const released = (cents: number) => {
    const fee = feeBetween(row, standingCents(row), standingCents(row) + cents);
    return `is released to you${fee === 0 ? '' : ` (${money(cents - fee)} after our fee of ${money(fee)})`}`;
  };
  const held = remainingCents(row);
  if (news === 'approve' || news === 'silence') return `${money(held)} ${released(held)}.`;
  if (news === 'release-part')
    return `${money(releasedCents)} of ${money(row.cents)} ${released(releasedCents)}. The rest stays on hold.`;
  if (news !== 'decided') return `This is about ${money(row.cents)} of the price.`;
  const back = held - releasedCents;
  const parts = [
    ...(releasedCents > 0 ? [`${money(releasedCents)} of it ${released(releasedCents)}`] : []),
    ...(back > 0 ? [`${money(back)} of it goes back to the client`] : []),
  ];
  return `${parts.join(', and ')}.`;
}

/** Which job it is about: parts of many jobs have the same names. */
const nameJob = ({ job }: Pick<MilestoneRow, 'job'>): string[] => (job === '' ? [] : [`${job}.`]);

const quote = (text: string | undefined): string[] => (text === undefined || text === '' ? [] : [`“${text}”`]);

/**
 * Tells the other side of a milestone, as it was before, and both where neither acted. Whoever acts knows it. What is in dispute is
 * for administrators, too.
 */
export async function tellMilestone(inner: MoneyInside, row: MilestoneRow, told: Told): Promise<void> {
  const { news, by } = told;
  const [toClient, toVendor] = [TO_CLIENT[news], TO_VENDOR[news]];
  if (news === 'dispute' || news === 'returned')
    await tellStaff(inner, {
      key: `milestone-${news}-${row.id}`,
      title: `${money(remainingCents(row))} held for a job is in dispute`,
      body: 'Both sides say what happened. Decide how to split it if they can’t agree.',
      href: '/admin/disputes',
    });
  if (by !== 'client' && toClient !== undefined && row.client_id !== null)
    await tellPeople(inner, [row.client_id], {
      title: `${toClient}: ${row.title}`,
      paragraphs: [
        ...nameJob(row),
        ...quote(told.text),
        sayHeld(row, told),
        ...(news === 'submit' || news === 'remind'
          ? [`After ${APPROVAL_TIME} without an answer, it counts as approved and the money is released.`]
          : []),
        ...(news === 'hold-ends' || news === 'hold-ended' ? [HOLD_RULE] : []),
        ...(news === 'returned' ? [RETURNED_RULE] : []),
      ],
      path: `/service-request-confirmation?request=${row.engagement_id}`,
    });
  if (by === 'vendor' || toVendor === undefined) return;
  await tellTeam(inner, row, {
    title: `${toVendor}: ${row.title}`,
    paragraphs: [
      ...nameJob(row),
      ...quote(told.text),
      sayOfPrice(row, told),
      ...(news === 'hold-ends' || news === 'hold-ended' ? [HOLD_RULE] : []),
      ...(news === 'returned' ? [RETURNED_RULE] : []),
    ],
  });
}

/** Tells the team of a job that a payment came, once for all the parts that it is for. */
export async function tellFunded(inner: MoneyInside, rows: readonly MilestoneRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const cents = rows.reduce((sum, row) => sum + row.cents, 0);
  await tellTeam(inner, first, {
    title: `The client paid ${money(cents)}, and we’re holding it for you`,
    paragraphs: [...nameJob(first), `It’s for: ${rows.map(({ title }) => title).join(', ')}.`],
  });
}

type JobOfVendor = Pick<MilestoneRow, 'vendor_id' | 'engagement_id'>;

/** Tells those of a team who answer for its jobs. */
async function tellTeam(inner: MoneyInside, job: JobOfVendor, told: { title: string; paragraphs: string[] }): Promise<void> {
  const members = (await findVendors(inner, [job.vendor_id])).get(job.vendor_id)?.members ?? [];
  await tellPeople(
    inner,
    members.flatMap(({ userId, role }) => (mayDo(role, 'leads') ? userId : [])),
    { ...told, path: `/vendor/offer/accepted?lead=${job.engagement_id}` },
  );
}

/** What the bank of a client does with the payment of parts. */
export type BankNews =
  | { what: 'questioned'; cents: number }
  | { what: 'won'; cents: number }
  | { what: 'returned'; cents: number }
  | { what: 'lost'; cents: number; debtCents: number; leftCents: number };

const BANK_TITLES: Record<BankNews['what'], string> = {
  questioned: 'A client’s bank is questioning a payment',
  won: 'A client’s bank let a payment stand',
  lost: 'A client’s bank took a payment back',
  returned: 'A client’s bank returned a payment',
};

/** Tells the vendor of a job what a bank does with what was paid for it: their money depends on it, and they are not asked. */
export async function tellVendorOfBank(
  inner: MoneyInside,
  job: JobOfVendor & Pick<MilestoneRow, 'job'>,
  news: BankNews,
): Promise<void> {
  const sum = money(news.cents);
  const paragraphs =
    news.what === 'questioned'
      ? [`The bank is questioning ${sum} that was paid for your work. None of it is released or paid back until that’s settled.`]
      : news.what === 'won'
        ? [`The ${sum} it had questioned is yours, or held for you, as before.`]
        : news.what === 'returned'
          ? [
              `The bank returned ${sum} that it had taken back. What had been released to you is yours again, after what you owe. What was held for the job is held again.`,
            ]
          : [
              `${sum} went back to the client by their bank: first what was still held, then what had been released to you.`,
              ...(news.debtCents > 0
                ? [`${money(news.debtCents)} of it was paid out to you before, and comes off your next releases.`]
                : []),
              ...(news.leftCents > 0 ? [`${money(news.leftCents)} is still held, and can be released or paid back again.`] : []),
            ];
  await tellTeam(inner, job, { title: BANK_TITLES[news.what], paragraphs: [...nameJob(job), ...paragraphs] });
}

async function tellPeople(
  inner: MoneyInside,
  userIds: readonly string[],
  { title, paragraphs, path }: { title: string; paragraphs: readonly string[]; path: string },
): Promise<void> {
  const others = userIds.filter((userId) => userId !== userIdOf(inner));
  await tellEach(
    inner,
    others.map((userId) => ({
      to: { userId },
      topic: 'services',
      title,
      line: { body: paragraphs.join(' '), href: path },
      mail: { body: { paragraphs: [...paragraphs], action: { path, label: 'See the job' } } },
    })),
  );
}
