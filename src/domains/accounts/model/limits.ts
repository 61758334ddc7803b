/** Passkeys of one person. */
export const MOST_PASSKEYS = 20;

/** Maximum lengths of what account forms take, shared by forms and the contract. */
export const MOST_LETTERS = {
  password: 200,
  /** A code of an authenticator app. */
  appCode: 10,
  /** A code of an app, or a recovery code. */
  code: 40,
  /** Why an administrator did something. */
  reason: 500,
  /** Words to find people by. */
  search: 100,
} as const;
