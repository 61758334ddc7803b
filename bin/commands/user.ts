import type { Command } from 'commander';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  program
    .command('user')
    .description('act on accounts')
    .command('grant-admin')
    .argument('<email>', 'the address of the account')
    .description('let a person take the admin role')
    .action((email: string) => grantAdmin(operator, email));
}

async function grantAdmin(operator: Operator, email: string): Promise<void> {
  const { grantAdminByEmail } = await import('#domains/accounts/server/index.ts');
  await operator.withDatabase(async ({ ctx }) => {
    const granted = await grantAdminByEmail(ctx, email);
    const warning = 'Its address is not confirmed: make sure that the account is whose you think.';
    operator.result(granted, [
      `${granted.email} may now take the admin role, by the role switcher or in Settings.`,
      ...(granted.isConfirmed ? [] : [warning]),
    ]);
  });
}
