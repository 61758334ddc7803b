import { findPeople, type MailHindrance } from '#domains/accounts/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { NotificationChannel, NotificationTopic } from '../contract.ts';
import { findRefusals, wants, type Refusals } from './preferences.ts';

/** How a person hears of a topic. */
export interface Reach {
  inApp: boolean;
  /** Whether a line counts as read and is shown on no open page: the past of a demo person is being written. */
  isQuiet: boolean;
  /** Whether devices on which they turned that on may show it. */
  push: boolean;
  isMailWanted: boolean;
  /** Null where mail of the topic does not go, and then the hindrance says why. */
  mailAddress: string | null;
  mailHindrance: MailHindrance | 'settings' | null;
}

const NO_REFUSALS: Refusals = new Set();
/** Of somebody unknown. */
export const NOBODY: Reach = {
  inApp: false,
  isQuiet: false,
  push: false,
  isMailWanted: false,
  mailAddress: null,
  mailHindrance: 'disabled',
};

/** As {@link findReach}, for many; unknown people are left out. */
export async function findReaches(db: Db, userIds: readonly string[], topic?: NotificationTopic): Promise<Map<string, Reach>> {
  const people = await findPeople(db, userIds);
  const refusals = topic === undefined ? NO_REFUSALS : await findRefusals(db, [...people.keys()]);
  const wantsBy = (id: string, channel: NotificationChannel) => topic === undefined || wants(refusals, id, topic, channel);
  return new Map(
    [...people.values()].map(({ id, isDisabled, isBeingMade, mailAddress, mailHindrance }): [string, Reach] => {
      const isMailWanted = wantsBy(id, 'email');
      return [
        id,
        {
          isQuiet: isBeingMade,
          inApp: !isDisabled && wantsBy(id, 'in-app'),
          push: !isDisabled && wantsBy(id, 'push'),
          isMailWanted,
          mailAddress: isMailWanted ? mailAddress : null,
          mailHindrance: mailHindrance ?? (isMailWanted ? null : 'settings'),
        },
      ];
    }),
  );
}

/**
 * How a person hears of a topic: what they switched off, and why mail may not go out. Without a topic nothing is switched
 * off.
 */
export async function findReach(db: Db, userId: string, topic?: NotificationTopic): Promise<Reach> {
  return (await findReaches(db, [userId], topic)).get(userId) ?? NOBODY;
}
