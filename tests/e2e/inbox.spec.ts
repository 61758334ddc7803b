import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from '#tests/support/browser-test.ts';
import type { HomesDatabase } from '#tests/support/homes-database.ts';
import { keepToken, signUp } from '#tests/support/sign-in.ts';

/** A person with a confirmed address. */
async function makePerson(
  page: Page,
  { db }: HomesDatabase,
  name: string,
): Promise<{ uid: string; email: string; token: string }> {
  const email = `${name.split(' ')[0]?.toLowerCase() ?? ''}-${randomUUID()}@example.com`;
  const { user, token } = await signUp(page.request, email, name);
  await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', user.uid).execute();
  await keepToken(page, token);
  return { uid: user.uid, email, token };
}

interface Question {
  listingKey: string;
  token: string;
  name: string;
  email: string;
  message: string;
}

async function ask(request: APIRequestContext, { listingKey, token, ...form }: Question): Promise<void> {
  const answer = await request.post(`/api/listings/${listingKey}/inquiries`, {
    headers: { authorization: `Bearer ${token}` },
    data: { ...form, consent: true, preApproval: 'yes', buysWhen: 'in-3-months', idempotencyKey: randomUUID() },
  });
  expect(answer.ok()).toBe(true);
}

test('a buyer asks, the agent of a listing answers, and the buyer reads it', async ({ page, openOther, homes }) => {
  const owner = await makePerson(page, homes, 'Olga Owner');
  // A home that nobody has asked about; the dearest, for which no demonstration person looks.
  const { rows } = await sql<{ listing_key: string }>`
    select listing_key from listings l where standard_status = 'Active' and display_listing
      and not exists (select from own_listings o where o.listing_key = l.listing_key)
      and not exists (select from subjects s where s.kind = 'listing' and s.key = l.id::text)
    order by list_price_cents desc nulls last limit 1`.execute(homes.db);
  const listingKey = rows[0]?.listing_key ?? '';
  const id = randomUUID();
  await sql`
    insert into own_listings (id, user_id, originating_system_name, listing_key, created_at, updated_at)
    values (${id}, ${owner.uid}, 'TEST', ${listingKey}, now(), now())`.execute(homes.db);
  const agentPage = await openOther({ viewport: { width: 360, height: 740 } });
  const agent = await makePerson(agentPage, homes, 'Ann Agent');
  await sql`insert into own_listing_people values (${id}, ${agent.uid}, 'agent', now())`.execute(homes.db);

  const buyerPage = await openOther();
  const buyer = await makePerson(buyerPage, homes, 'Bea Buyer');

  // The owner's inbox is open when the question comes.
  const hearsNews = page.waitForResponse(/\/api\/realtime/);
  await openPage(page, '/seller/dashboard/inquiries');
  await hearsNews;
  await expect(page.getByText('Nothing has come in yet')).toBeVisible();
  await ask(buyerPage.request, { listingKey, ...buyer, name: 'Bea Buyer', message: 'Is the roof new, please?' });
  await page.getByRole('link', { name: /Bea Buyer.*Is the roof new/s }).click();
  await expect(page.getByRole('heading', { name: 'Bea Buyer', exact: true })).toBeFocused();
  await expect(page.getByText('Loan approved in advance')).toBeVisible();
  await expect(page.getByText('Within three months')).toBeVisible();
  await expectAccessible(page);

  // The agent, on a phone, answers first.
  await openPage(agentPage, '/seller/dashboard/inquiries');
  await agentPage.getByRole('link', { name: /Bea Buyer/ }).click();
  await expect(agentPage.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  const answer = agentPage.getByLabel('Your answer to Bea Buyer');
  await answer.fill('The roof is of 2023. No children, please.');
  await expect(agentPage.getByText('1 phrase must change', { exact: false }).last()).toBeVisible();
  await agentPage.getByRole('button', { name: 'Send answer' }).click();
  await expect(agentPage.getByText(/^“No children”: /)).toBeVisible();
  // What is written outlives a reload, of which the browser asks first.
  agentPage.once('dialog', (dialog) => void dialog.accept());
  await agentPage.reload();
  await expect(answer).toHaveValue('The roof is of 2023. No children, please.');
  await answer.fill('The roof is of 2023.');
  await expectNoSidewaysScroll(agentPage);
  await expectAccessible(agentPage);
  await agentPage.getByRole('button', { name: 'Send answer' }).click();
  await expect(agentPage.getByRole('list', { name: 'What was written' }).getByText('The roof is of 2023.')).toBeVisible();

  // The owner sees it at once, and puts the thread away by a key.
  await expect(page.getByText('Ann Agent,')).toBeVisible();
  await page.getByRole('heading', { name: 'Bea Buyer', exact: true }).press('e');
  await expect(page.getByText('This is settled, so nothing can be added.')).toBeVisible();

  await openPage(buyerPage, '/inquiries');
  await expect(buyerPage.getByText('The roof is of 2023.')).toBeVisible();
  await expect(buyerPage.getByText('Ann Agent')).toHaveCount(0);
});
