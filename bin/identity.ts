import type { Identity } from '#platform/identity/identity.ts';
import type { Operator } from './operator.ts';

/** What this installation seals and unseals with, for commands that keep secrets. */
export async function openIdentity(operator: Operator): Promise<Identity> {
  const { openAuthSecret } = await import('#platform/identity/auth-secret.ts');
  const { createIdentity } = await import('#platform/identity/identity.ts');
  const { findDataDir } = await import('#platform/config/data-dir.ts');
  return createIdentity(await openAuthSecret(operator.config, findDataDir(operator.config)), 'realty');
}
