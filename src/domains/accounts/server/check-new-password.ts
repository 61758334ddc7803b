import { checkPassword } from '#platform/identity/password.ts';
import type { AccountContext } from './account-context.ts';
import type { UserRow } from './queries.ts';

/** The rule for every new password, however it is set. Throws `weak-password`. */
export function checkNewPassword(
  { config }: Pick<AccountContext, 'config'>,
  password: string,
  person: Pick<UserRow, 'email' | 'display_name'> | undefined,
): void {
  const words = [config.PRODUCT_NAME, person?.email ?? null, person?.display_name ?? null];
  checkPassword(password, { minLength: config.PASSWORD_MIN_LENGTH, words });
}
