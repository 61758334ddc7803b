import { sql, type RawBuilder } from 'kysely';

/**
 * Condition on a table with `user_id` and `email`: rows that a person sent, signed in, or without an account from an
 * address that they have since proven to be theirs.
 */
export function isSentBy(userId: string): RawBuilder<boolean> {
  return sql<boolean>`(user_id = ${userId} or (user_id is null and lower(email) = (
    select lower(u.email) from users u where u.id = ${userId} and u.email_verified_at is not null)))`;
}
