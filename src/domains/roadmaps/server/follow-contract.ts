import type { Context } from '#platform/verb/context.ts';
import { STAGE_IDS, STARTS } from '../model/stages.ts';
import { makeRoadmap } from './change-roadmap.ts';
import { countTasks, findRoadmap, insertTasks, listTasks, lockRoadmap, updateRoadmap, updateTask } from './queries.ts';

/** The dates of a contract that binds a buyer. Days are calendar days at the home. */
export interface Contract {
  /** The offer that was accepted. */
  offerId: string;
  homeLabel: string;
  acceptedOn: string;
  closingOn: string;
  /** Dates by the tasks of the standard roadmap; null where the contract waives them. */
  dueOn: Readonly<Record<string, string | null>>;
  /** Dates that no standard task has. */
  extra: readonly { key: string; title: string; dueOn: string }[];
}

const UNDER_CONTRACT = STAGE_IDS.indexOf(STARTS['offer-accepted'].stage);
/** What an accepted offer proves. */
const DONE_BY_OFFER: readonly string[] = ['offer-terms', 'offer-sent'];

const extraId = (offerId: string, key: string) => `${offerId}-${key}`;

/**
 * Sets the dates of a buyer's contract in their roadmap, and starts one for a buyer without, within the caller's transaction.
 * What lies before the contract is skipped. The same contract again changes nothing but the dates. False if the roadmap follows
 * another contract that has not closed: it stays as it is.
 */
export async function followContract(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  contract: Contract,
): Promise<boolean> {
  const { offerId, homeLabel, acceptedOn, closingOn, dueOn, extra } = contract;
  await makeRoadmap({ db, now }, userId, 'offer-accepted');
  const roadmap = await lockRoadmap(db, userId);
  if (roadmap === undefined) return false;
  const isOther = roadmap.contract_of !== offerId && roadmap.accepted_on !== null;
  if (isOther && (roadmap.closing_on === null || roadmap.closing_on >= acceptedOn)) return false;
  await updateRoadmap(db, userId, {
    home_label: homeLabel,
    accepted_on: acceptedOn,
    closing_on: closingOn,
    contract_of: offerId,
    updated_at: now,
  });
  for (const task of await listTasks(db, roadmap.id)) {
    const isOpen = task.status === 'open' || task.status === 'doing';
    const key = task.template_key;
    if (key === null) continue;
    if (key in dueOn) {
      const date = dueOn[key] ?? null;
      await updateTask(db, userId, task.id, { due_on: date, ...(date === null && isOpen ? { status: 'skipped' } : {}) });
    } else if (isOpen && DONE_BY_OFFER.includes(key)) await updateTask(db, userId, task.id, { status: 'done', done_at: now });
    else if (isOpen && STAGE_IDS.findIndex((id) => id === task.stage) < UNDER_CONTRACT)
      await updateTask(db, userId, task.id, { status: 'skipped' });
  }
  const { nextPosition } = await countTasks(db, roadmap.id);
  for (const [at, { key, title, dueOn: day }] of extra.entries()) {
    const id = extraId(offerId, key);
    await insertTasks(db, [
      {
        id,
        roadmap_id: roadmap.id,
        user_id: userId,
        stage: 'checks',
        title,
        owner: 'me',
        due_on: day,
        status: 'open',
        position: nextPosition + at,
      },
    ]);
    await updateTask(db, userId, id, { due_on: day });
  }
  return true;
}

/**
 * Takes the dates of a contract that both sides gave up out of the buyer's roadmap, within the caller's transaction, and reopens
 * what it waived. What the buyer ticked, skipped or dated stays. Changes nothing if the roadmap follows another contract.
 */
export async function leaveContract(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  { offerId, dueOn, extra }: Pick<Contract, 'offerId' | 'dueOn' | 'extra'>,
): Promise<void> {
  const roadmap = await lockRoadmap(db, userId);
  if (roadmap === undefined || roadmap.contract_of !== offerId) return;
  await updateRoadmap(db, userId, { accepted_on: null, closing_on: null, contract_of: null, updated_at: now });
  const ended = extra.map(({ key }) => extraId(offerId, key));
  for (const task of await listTasks(db, roadmap.id)) {
    if (task.template_key !== null && task.template_key in dueOn && task.status !== 'done') {
      const date = dueOn[task.template_key] ?? null;
      if (date === null && task.status === 'skipped') await updateTask(db, userId, task.id, { status: 'open' });
      else if (date !== null && task.due_on === date) await updateTask(db, userId, task.id, { due_on: null });
    }
    if (ended.includes(task.id) && task.status !== 'done')
      await updateTask(db, userId, task.id, { due_on: null, status: 'skipped' });
  }
}

/** Ticks that an offer was sent, in the roadmap of a buyer who has one, within the caller's transaction. */
export async function noteOfferSent({ db, now }: Pick<Context, 'db' | 'now'>, userId: string): Promise<void> {
  const roadmap = await findRoadmap(db, userId);
  if (roadmap === undefined) return;
  for (const task of await listTasks(db, roadmap.id))
    if (task.template_key !== null && DONE_BY_OFFER.includes(task.template_key) && ['open', 'doing'].includes(task.status))
      await updateTask(db, userId, task.id, { status: 'done', done_at: now });
}
