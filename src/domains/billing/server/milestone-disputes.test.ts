import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import { idOf } from '#tests/support/actors.ts';
import { type MilestoneJob, openMilestoneJob } from '#tests/support/milestone-job.ts';
import { disputeJob, settleJob } from './follow-job.ts';
import { decideMilestone, moveMilestone } from './move-milestone.ts';
import { passMilestoneDays } from './pass-milestone-days.ts';
import { sendRefunds } from './refunds.ts';

let job: MilestoneJob;
beforeAll(async () => {
  job = await openMilestoneJob();
});
afterAll(() => job.app.close());
beforeEach(() => job.begin());

describe('milestones in dispute', () => {
  it('in dispute take evidence of both sides, and an administrator divides what is held', async () => {
    await job.fund();
    await job.move(job.owner, 'submit', 1);
    await expect(job.move(job.client, 'ask-changes', 1, '')).rejects.toMatchObject({ code: 'invalid' });
    await job.move(job.client, 'ask-changes', 1, 'The kitchen is missing');
    await job.move(job.owner, 'submit', 1);
    await job.move(job.client, 'dispute', 1, 'It still is');
    await job.move(job.owner, 'add-evidence', 1, 'See picture 12');
    const milestoneId = await job.idAt(1);
    await expect(decideMilestone(job.client, { milestoneId, releaseCents: 0, text: '' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(decideMilestone(job.admin, { milestoneId, releaseCents: 300_06, text: '' })).rejects.toMatchObject({
      code: 'invalid',
    });
    const decided = await decideMilestone(job.admin, { milestoneId, releaseCents: 100_00, text: 'Half of it was there' });
    expect(decided.milestones[1]).toMatchObject({
      status: 'released',
      releasedCents: 100_00,
      refundedCents: 200_05,
      // Of what was released, not of the price.
      feeCents: 10_00,
      vendorCents: 90_00,
      notes: expect.arrayContaining([expect.objectContaining({ side: 'vendor', verb: 'add-evidence' })]),
    });
    // What goes back is not held, also before it has arrived.
    expect(decided).toMatchObject({ heldCents: 200_00 });
    await sendRefunds(job.system());
    await job.hear();
    expect(await job.plan()).toMatchObject({ heldCents: 200_00 });
    expect(await job.vendorMoney(job.owner)).toMatchObject({ availableCents: 90_00 });
    await expect(decideMilestone(job.admin, { milestoneId, releaseCents: 1, text: '' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await job.move(job.owner, 'give-back', 0);
    await sendRefunds(job.system());
    await job.hear();
    expect(await job.plan()).toMatchObject({ heldCents: 0, milestones: [{ status: 'refunded', refundedCents: 200_00 }, {}] });
  });

  it('say in their news what became of the money, and call on administrators where somebody has to decide', async () => {
    await job.fund();
    await job.move(job.owner, 'submit');
    await passMilestoneDays(job.system(7.1 * DAY_MS));
    const newsOf = async (title: string) =>
      (
        await job.app.db
          .selectFrom('notifications')
          .select('body')
          .where('title', 'like', `${title}%`)
          .where('href', 'like', `%${job.now.engagementId}`)
          .execute()
      ).map(({ body }) => body);
    expect(await newsOf('A milestone now counts as approved')).toEqual([
      'Photographer, request 12. $200.00 was released to the professional.',
    ]);
    await job.move(job.client, 'dispute', 1, 'It never came');
    const told = await job.app.db
      .selectFrom('staff_news')
      .select('key')
      .where('key', '=', `milestone-dispute-${await job.idAt(1)}`)
      .execute();
    expect(told).toHaveLength(1);
    await decideMilestone(job.admin, { milestoneId: await job.idAt(1), releaseCents: 100_00, text: 'Half of it was there' });
    expect(await newsOf('The dispute over a milestone has been decided')).toEqual(
      expect.arrayContaining([
        'Photographer, request 12. “Half of it was there” $100.00 was released to the professional, and $200.05 goes back to you.',
      ]),
    );
  });

  it('tell a team once of a payment for several parts, of each release how much it was, and what the client said', async () => {
    await job.fund();
    await job.move(job.owner, 'submit', 1);
    const [, photos] = (await job.plan()).milestones;
    await moveMilestone(job.client, {
      milestoneId: photos?.id ?? '',
      verb: 'release-part',
      text: '',
      cents: 50_00,
      seenReleasedCents: 0,
    });
    await job.move(job.client, 'ask-changes', 1, 'The kitchen is missing');
    await job.move(job.owner, 'submit', 1);
    await job.move(job.client, 'approve', 1);
    const heard = await job.app.db
      .selectFrom('notifications')
      .select(['title', 'body'])
      .where('user_id', '=', idOf(job.owner))
      .where('href', 'like', `%${job.now.engagementId}`)
      .orderBy('id')
      .execute();
    expect(heard.map(({ title, body }) => `${title} | ${body}`)).toEqual([
      'The client paid $500.05, and we’re holding it for you | Photographer, request 12. It’s for: Deposit, Photos.',
      'Part of the money was released to you: Photos | Photographer, request 12. $50.00 of $300.05 is released to you ($45.00 after our fee of $5.00). The rest stays on hold.',
      'The client asks for changes: Photos | Photographer, request 12. “The kitchen is missing” This is about $300.05 of the price.',
      // 10% of $300.05 is $30.01, of which $5.00 were kept before.
      'Your work was approved, and the money is released: Photos | Photographer, request 12. “As agreed” $250.05 is released to you ($225.04 after our fee of $25.01).',
    ]);
  });

  it('that a job’s dispute holds go on with it; what the other side disputed itself stays in dispute', async () => {
    await job.fund();
    const dispute = (side: 'client' | 'vendor') =>
      job.app.db
        .transaction()
        .execute((trx) =>
          disputeJob({ ...job.system(), db: trx }, { engagementId: job.now.engagementId, side, text: 'It never came' }),
        );
    const settle = (side: 'client' | 'vendor' | 'admin') =>
      job.app.db
        .transaction()
        .execute((trx) => settleJob({ ...job.system(), db: trx }, { engagementId: job.now.engagementId, side }));
    await job.move(job.owner, 'dispute', 1, 'The client wants more than was agreed');
    await dispute('client');
    await settle('client');
    expect(await job.statuses()).toEqual(['funded', 'disputed']);
    await dispute('client');
    await settle('admin');
    expect(await job.statuses()).toEqual(['funded', 'disputed']);
    // Whoever settles gives up what they disputed themselves.
    await dispute('vendor');
    await settle('vendor');
    expect(await job.statuses()).toEqual(['funded', 'funded']);
    await dispute('client');
    await settle('client');
    expect(await job.statuses()).toEqual(['funded', 'funded']);
  });

  it('in dispute because they were not held any longer are not reopened with the job', async () => {
    await job.fund();
    await job.move(job.owner, 'submit', 1);
    await job.move(job.client, 'ask-changes', 1, 'The kitchen is missing');
    await passMilestoneDays(job.system(90.1 * DAY_MS));
    await job.app.db
      .transaction()
      .execute((trx) => settleJob({ ...job.system(), db: trx }, { engagementId: job.now.engagementId, side: 'client' }));
    expect(await job.statuses()).toEqual(['refunded', 'disputed']);
  });

  it('leave books that add up', () => {
    const { expectBooksToAddUp } = job;
    return expectBooksToAddUp();
  });
});
