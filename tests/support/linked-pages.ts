import { createHash, randomUUID } from 'node:crypto';
import { createCma } from '#domains/cma/server/create-cma.ts';
import { cmaShares } from '#domains/cma/server/share-cma.ts';
import { findOrCreateSubject, type Subject } from '#domains/subjects/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { UserActor } from '#platform/verb/context.ts';
import { createLog } from '#platform/log/log.ts';
import type { HomesDatabase } from './homes-database.ts';
import type { SitePage } from './site-pages.ts';

const OWNER = 'linked-pages-owner';

/** Pages for anyone with their link, and pages for the signed-in as everyone else sees them. */
export const LINKED_PAGES: readonly SitePage[] = [
  { name: 'the buyer’s dashboard, signed out', status: 200, path: '/buyer-dashboard' },
  { name: 'questions and tours, signed out', status: 200, path: '/inquiries' },
  { name: 'the application, signed out', status: 200, path: '/fast-online-application' },
  { name: 'a shared collection', status: 200, path: async (homes) => `/shared/collection/${await shareCollection(homes)}` },
  { name: 'an invitation', status: 200, path: async (homes) => `/invite/${await invite(homes)}` },
  { name: 'alerts to confirm', status: 200, path: async (homes) => `/shared/alert/${await awaitAlert(homes)}` },
  { name: 'a shared market analysis', status: 200, path: shareMarketAnalysis },
  { name: 'a shared estimate', status: 200, path: async (homes) => `/shared/valuation/${await shareEstimate(homes)}` },
  { name: 'mail to stop', status: 200, path: async (homes) => `/unsubscribe/${await subscribe(homes)}` },
];

async function shareCollection({ db, keyOf }: HomesDatabase): Promise<string> {
  const token = randomUUID();
  const { id } = await addCollection(db);
  const key = await keyOf('Active');
  const home = await db.selectFrom('listings').select('id').where('listing_key', '=', key).executeTakeFirstOrThrow();
  await db
    .insertInto('collection_items')
    .values({ collection_id: id, listing_id: home.id, note: 'Ask about the roof', created_at: new Date() })
    .execute();
  await addShareLink(db, { kind: 'collection', key: String(id) }, token);
  return token;
}

async function invite({ db }: HomesDatabase): Promise<string> {
  const token = randomUUID();
  const { id } = await addCollection(db);
  const now = new Date();
  await db
    .insertInto('invitations')
    .values({
      public_id: randomUUID(),
      subject_id: await findOrCreateSubject(db, { kind: 'collection', key: String(id), ownerId: OWNER }),
      invited_by: OWNER,
      invitee_address: 'co-buyer@home.example',
      role: 'edit',
      token_hash: hash(token),
      created_at: now,
      expires_at: new Date(now.getTime() + DAY_MS),
    })
    .execute();
  return token;
}

async function shareMarketAnalysis(homes: HomesDatabase): Promise<string> {
  const { db } = homes;
  await addOwner(db);
  const actor: UserActor = {
    kind: 'user',
    userId: OWNER,
    role: 'buyer',
    roles: ['buyer'],
    sessionId: OWNER,
    isDemo: false,
    emailVerified: true,
    address: '',
  };
  const ctx = { db, actor, now: new Date(), requestId: 'linked-pages', log: createLog('silent') };
  const id = randomUUID();
  await createCma(ctx, { id, parcelId: await homes.valuedHomeId() });
  return (await cmaShares.create(ctx, { params: { id }, share: { id: randomUUID(), days: 1, hasOwnWords: false } })).path;
}

async function shareEstimate(homes: HomesDatabase): Promise<string> {
  const token = randomUUID();
  await addOwner(homes.db);
  await addShareLink(homes.db, { kind: 'home-value', key: `${await homes.valuedHomeId()}/${OWNER}` }, token);
  return token;
}

async function addShareLink(db: HomesDatabase['db'], subject: Subject, token: string): Promise<void> {
  const now = new Date();
  await db
    .insertInto('share_links')
    .values({
      public_id: randomUUID(),
      user_id: OWNER,
      subject_id: await findOrCreateSubject(db, { ...subject, ownerId: OWNER }),
      has_own_words: true,
      token_hash: hash(token),
      created_at: now,
      expires_at: new Date(now.getTime() + DAY_MS),
    })
    .execute();
}

async function addOwner(db: HomesDatabase['db']): Promise<void> {
  await db
    .insertInto('users')
    .values({ id: OWNER, email: `${OWNER}@home.example`, display_name: 'Ada Owner', created_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function addCollection(db: HomesDatabase['db']): Promise<{ id: number }> {
  await addOwner(db);
  return db
    .insertInto('collections')
    .values({ public_id: randomUUID(), user_id: OWNER, name: 'Weekend tours', created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function awaitAlert({ db }: HomesDatabase): Promise<string> {
  const token = randomUUID();
  const now = new Date();
  await db
    .insertInto('saved_searches')
    .values({
      public_id: randomUUID(),
      email: 'guest@home.example',
      name: 'Houses with a yard',
      filters: '{}',
      statuses: ['Active'],
      kinds: ['new'],
      only_price_cuts: true,
      channels: ['email'],
      frequency: 'daily',
      mail_cap: 10,
      confirm_hash: hash(token),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return token;
}

async function subscribe({ db }: HomesDatabase): Promise<string> {
  const token = randomUUID();
  await db
    .insertInto('mail_subscriptions')
    .values({
      token,
      address: `${token}@home.example`,
      topic: 'saved-searches',
      label: 'Alerts for “Houses”',
      created_at: new Date(),
    })
    .execute();
  return token;
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
