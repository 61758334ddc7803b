import { randomUUID } from 'node:crypto';
import { USUAL_CHOICES, usualBrandKit } from '#domains/marketing/contract.ts';
import { makeMaterials, planMaterial, recallScans, refreshMaterials, saveBrandKit } from '#domains/marketing/server/index.ts';
import { utcDay } from '#lib/calendar.ts';
import { createRandom } from '#lib/random.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { actAs, actAsFirm, daysFrom, type DemoPerson } from './act-as.ts';

const FLYER_DAYS = 19;

/** The first materials of a home, from the days after it was listed, with the scans of the flyer's code. */
export async function advertiseHome(ctx: ServerContext, person: DemoPerson, listingId: string): Promise<void> {
  const then = actAs(ctx, person, -FLYER_DAYS - 1);
  await saveBrandKit(then, { ...usualBrandKit(person.name), phone: '(555) 010-0142', email: person.email });
  const flyer = randomUUID();
  const templates = ['just-listed-square', 'postcard-6x4'];
  await makeMaterials(then, {
    id: listingId,
    materials: [{ id: flyer, template: 'flyer-letter' }, ...templates.map((template) => ({ id: randomUUID(), template }))],
    choices: { ...USUAL_CHOICES, tone: 'warm' },
  });
  const random = createRandom(`scans/${listingId}`);
  const days = Array.from({ length: FLYER_DAYS }, (_, ago) => ({
    day: utcDay(daysFrom(ctx.now, -ago)),
    scans: random.int(0, 4),
  }));
  await recallScans(actAsFirm(ctx, 0), { materialId: flyer, days: days.filter(({ scans }) => scans > 0) });
}

/** What followed: the materials with the lower price, and those for the open house, one of which goes out in two days. */
export async function advertiseAgain(ctx: ServerContext, person: DemoPerson, listingId: string): Promise<void> {
  await refreshMaterials(actAs(ctx, person, -7), listingId);
  const post = randomUUID();
  const then = actAs(ctx, person, -2);
  await makeMaterials(then, {
    id: listingId,
    materials: [
      { id: post, template: 'open-house-story' },
      { id: randomUUID(), template: 'sign-in' },
      { id: randomUUID(), template: 'new-price-wide' },
    ],
    choices: USUAL_CHOICES,
  });
  await planMaterial(actAs(ctx, person, 0), { id: post, plannedOn: utcDay(daysFrom(ctx.now, 2)) });
}
