import { takeTurn } from '#platform/db/take-turn.ts';
import { MOST_OWN_HOMES } from '../model/limits.ts';
import { usDay } from '#lib/calendar.ts';
import { findPerson } from '#domains/accounts/server/index.ts';
import { findReach, findStoppedMail, restartMail } from '#domains/notifications/server/index.ts';
import { findHomes } from '#domains/records/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { MyHome } from '../contract.ts';
import { readGivenFact, UNKNOWN_FACT } from '../model/read-given-facts.ts';
import { refuseKind } from '../model/refuse-kind.ts';
import { subjectKeyOf, VALUE_TOPIC } from './mail-values-monthly.ts';
import { dayOf, plainFacts, presentEstimate } from './present.ts';
import {
  deleteClaim,
  findClaim,
  findRestrictions,
  insertCorrection,
  listClaims,
  listCorrections,
  undoCorrectionRow,
  upsertClaim,
} from './queries.ts';
import { findServingModel } from './serving-model.ts';
import { valueRecord } from './value-record.ts';
import { correctHome, findValuedHome } from './valued-home.ts';

/** The person's own view of a home; their corrections count in no other. Refusals are those of the home's page. */
export async function getMyHome(ctx: Context, homeId: number): Promise<MyHome> {
  const userId = requireUser(ctx).userId;
  await findValuedHome(ctx, homeId);
  return presentMyHome(ctx, userId, homeId);
}

export async function listMyHomes(ctx: Context): Promise<{ homes: MyHome[] }> {
  const { userId } = requireUser(ctx);
  const ids = await listClaims(ctx.db, userId);
  return { homes: await Promise.all(ids.map((homeId) => presentMyHome(ctx, userId, homeId))) };
}

/** Throws `conflict` for one home more than {@link MOST_OWN_HOMES}. */
export async function claimHome(
  ctx: Context,
  { homeId, wantsMonthlyMail }: { homeId: number; wantsMonthlyMail: boolean },
): Promise<MyHome> {
  const userId = requireUser(ctx).userId;
  await findValuedHome(ctx, homeId);
  await transact(ctx, async (inner) => {
    await takeTurn(inner.db, 'own-homes', userId);
    const claimed = await listClaims(inner.db, userId);
    if (!claimed.includes(homeId) && claimed.length >= MOST_OWN_HOMES)
      throw new DomainError('conflict', `You have ${MOST_OWN_HOMES} homes here. Remove one first.`);
    await upsertClaim(inner.db, { userId, parcelId: homeId, wantsMonthlyMail, now: ctx.now });
    const email = (await findPerson(inner.db, userId))?.email ?? null;
    // People who stopped the mail by its link and ask again get it again.
    if (wantsMonthlyMail && email !== null) await restartMail(inner.db, email, VALUE_TOPIC, subjectKeyOf(homeId));
  });
  return presentMyHome(ctx, userId, homeId);
}

export async function releaseHome(ctx: Context, homeId: number): Promise<MyHome> {
  const userId = requireUser(ctx).userId;
  await transact(ctx, (inner) => deleteClaim(inner.db, userId, homeId));
  return presentMyHome(ctx, userId, homeId);
}

/** Records what the public record has wrong. Throws `not-found` for a home that the person did not claim. */
export async function correctFact(
  ctx: Context,
  input: { homeId: number; correctionId: string; fact: string; value: number | string | boolean; evidence: string },
): Promise<MyHome> {
  const userId = requireUser(ctx).userId;
  await requireClaim(ctx, userId, input.homeId);
  const home = await findValuedHome(ctx, input.homeId);
  const serving = await findServingModel(ctx);
  const feature = serving?.installed.model.schema.find(({ name }) => name === input.fact);
  if (feature === undefined) throw invalidField('fact', UNKNOWN_FACT);
  const { facts } = correctHome(home, await listCorrections(ctx.db, userId, input.homeId));
  const read = readGivenFact(feature, input.value, facts, ctx.now.getUTCFullYear());
  if ('problem' in read) throw invalidField('value', read.problem);
  const isStored = await insertCorrection(ctx.db, {
    id: input.correctionId,
    userId,
    parcelId: input.homeId,
    fact: input.fact,
    value: read.value,
    evidence: input.evidence,
    now: ctx.now,
  });
  if (!isStored) throw new DomainError('conflict', 'Another correction has this id. Give a new one.');
  return presentMyHome(ctx, userId, input.homeId);
}

export async function undoCorrection(
  ctx: Context,
  { homeId, correctionId }: { homeId: number; correctionId: string },
): Promise<MyHome> {
  const userId = requireUser(ctx).userId;
  await requireClaim(ctx, userId, homeId);
  const isUndone = await undoCorrectionRow(ctx.db, { id: correctionId, userId, parcelId: homeId, now: ctx.now });
  if (!isUndone) throw new DomainError('not-found', 'There is no such correction.');
  return presentMyHome(ctx, userId, homeId);
}

async function presentMyHome(ctx: Context, userId: string, homeId: number): Promise<MyHome> {
  const [[home], restrictions, claim, corrections, serving, mail] = await Promise.all([
    findHomes(ctx.db, [homeId]),
    findRestrictions(ctx.db, homeId),
    findClaim(ctx.db, userId, homeId),
    listCorrections(ctx.db, userId, homeId),
    findServingModel(ctx),
    readMailState(ctx, userId, homeId),
  ]);
  if (home === undefined) throw new DomainError('not-found', 'There is no such home on record.');
  const asOf = usDay(ctx.now);
  const facts = { ...plainFacts(home.facts), ...Object.fromEntries(corrections.map(({ fact, value }) => [fact, value])) };
  const record = { day: dayOf(asOf), latitude: home.latitude, longitude: home.longitude, facts };
  // People can stop following a home even if its seller no longer allows estimates.
  const isValued = !restrictions.noEstimate && !restrictions.noAddress && refuseKind(null, facts['propertySubType']) === null;
  const estimate = serving === undefined || !isValued ? null : valueRecord(serving, record).estimate;
  return {
    homeId,
    address: home.address,
    isClaimed: claim !== undefined,
    wantsMonthlyMail: (claim?.wantsMonthlyMail ?? false) && !mail.isStopped,
    mailHindrance: mail.hindrance,
    corrections: corrections.map(({ id, fact, value, evidence, created_at }) => ({
      id,
      fact,
      value,
      evidence,
      createdAt: created_at.toISOString(),
    })),
    estimate: estimate === null || serving === undefined ? null : presentEstimate(estimate, asOf, serving.version),
  };
}

async function readMailState(
  ctx: Context,
  userId: string,
  homeId: number,
): Promise<{ isStopped: boolean; hindrance: MyHome['mailHindrance'] }> {
  const email = (await findPerson(ctx.db, userId))?.email ?? null;
  const stopped = email === null ? undefined : await findStoppedMail(ctx.db, email, VALUE_TOPIC);
  const isStopped = stopped !== undefined && (stopped.has('') || stopped.has(subjectKeyOf(homeId)));
  const { mailHindrance } = await findReach(ctx.db, userId, VALUE_TOPIC);
  const isUnconfirmed = mailHindrance === 'no-address' || mailHindrance === 'disabled';
  return { isStopped, hindrance: isUnconfirmed ? 'unconfirmed-address' : mailHindrance };
}

/** Throws `not-found` where the person does not follow the home as its owner. */
export async function requireClaim(ctx: Context, userId: string, homeId: number): Promise<void> {
  if ((await findClaim(ctx.db, userId, homeId)) === undefined)
    throw new DomainError('not-found', 'You do not follow this home as its owner.');
}
