import { expect, it } from 'vitest';
import { MEMBER_ROLES, sayMember } from './members.ts';

it('says what somebody becomes who joins, as a part of a sentence', () => {
  expect(MEMBER_ROLES.map(sayMember)).toEqual([
    'an owner, who can do everything, and manages people and money',
    'a manager, who answers leads, sends quotes, changes the profile',
    'a worker, who sees the work, checks it off and messages clients',
  ]);
});
