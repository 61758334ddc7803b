import { randomUUID } from 'node:crypto';
import { LEAD_CONSENT } from '#domains/landing/contract.ts';
import { EMPTY_PROPS } from '#domains/landing/model/blocks/block.ts';
import { createLandingPage, saveLandingDraft } from '#domains/landing/server/change-page.ts';
import type { planLandingExperiment } from '#domains/landing/server/experiments/change-experiment.ts';
import { keepLandingVersion } from '#domains/landing/server/publish-page.ts';
import type { Db } from '#platform/db/database.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

export type LandingPlan = Parameters<typeof planLandingExperiment>[1];

/** The form of the page. */
export const FORM = randomUUID();

/** A landing page at /landing/spring with two versions, of which the first is shown. */
export async function addSpringPage(admin: ServerContext, pageId: string): Promise<void> {
  let page = await createLandingPage(admin, { id: pageId, slug: 'spring', name: 'Spring' });
  for (const heading of ['Sell with a plan', 'A plan for your sale']) {
    const props = { heading, text: '', actionLabel: '', actionHref: '' };
    page = await saveLandingDraft(admin, {
      pageId,
      baseVersion: page.draftVersion,
      content: {
        seo: { title: heading, description: 'For sellers.', image: '', isIndexed: true },
        blocks: [
          { id: randomUUID(), type: 'hero', v: 1, props },
          { id: FORM, type: 'form', v: 1, props: { ...EMPTY_PROPS.form, heading: 'Ask us' } },
        ],
      },
    });
    const shows = heading.startsWith('Sell') ? 'now' : 'not-yet';
    page = await keepLandingVersion(admin, { pageId, baseVersion: page.draftVersion, note: '', shows, at: null });
  }
}

/** What the form of the page sends. */
export const leadFromSpring = () => ({
  name: 'Oli Owner',
  email: 'oli@home.example',
  wish: 'answer',
  consent: true,
  consentVersion: LEAD_CONSENT.version,
  page: '/landing/spring',
  form: { blockId: FORM, version: 1 },
});

/** Half of the visitors see each of its two versions. */
export const planOfTwo = (fields: Partial<LandingPlan> & Pick<LandingPlan, 'id' | 'pageId'>) => ({
  name: 'Headline',
  hypothesis: 'A plan in the first words says more',
  metric: 'lead' as const,
  method: 'sequential' as const,
  arms: [
    { version: 1, weight: 0.5 },
    { version: 2, weight: 0.5 },
  ],
  rate: 0.05,
  lift: 0.2,
  ...fields,
});

export async function sumArms(db: Db, experimentId: string) {
  const rows = await db
    .selectFrom('landing_arm_counts')
    .select(['users', 'conversions'])
    .where('experiment_id', '=', experimentId)
    .execute();
  return {
    users: rows.reduce((sum, { users }) => sum + users, 0),
    conversions: rows.reduce((sum, { conversions }) => sum + conversions, 0),
  };
}
