import type { Command } from 'commander';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { Operator } from '../operator.ts';

interface AddOptions {
  resource: string[];
  fields?: string[];
}

export function register(program: Command, operator: Operator): void {
  const partner = program.command('partner').description('who reads our listings over the Web API at /api/odata');
  partner
    .command('add')
    .description('give a partner a key, which is shown once; an older key of the same name ends')
    .argument('<name>', 'who it is')
    .option('--resource <names...>', 'what the key opens', ['Property', 'Media', 'Member', 'Office', 'OpenHouse'])
    .option('--fields <resource:field,field...>', 'of a resource only these fields, as in Property:ListingKey,City,ListPrice')
    .action((name: string, options: AddOptions) => add(operator, name, options));
  partner
    .command('list')
    .description('every partner, and when its key was last used')
    .action(() => list(operator));
  partner
    .command('revoke')
    .description('end a key at once')
    .argument('<name>', 'whose')
    .action((name: string) => revoke(operator, name));
}

async function add(operator: Operator, name: string, { resource, fields = [] }: AddOptions): Promise<void> {
  const { addPartner } = await import('#domains/odata/server/index.ts');
  const rights: Record<string, string[] | '*'> = Object.fromEntries(resource.map((one) => [one, '*' as const]));
  for (const text of fields) {
    const [of = '', names] = text.split(':');
    if (names === undefined) throw new OperatorError(`${text} names no fields: write Property:ListingKey,City.`);
    rights[of] = names.split(',').map((one) => one.trim());
  }
  await operator.withDatabase(async ({ ctx }) => {
    const { key } = await addPartner(ctx, { name, rights });
    operator.result({ name, key, rights }, [
      `Key of ${name}: ${key}`,
      'It is shown this once. Requests carry it as: Authorization: Bearer …',
    ]);
  });
}

async function list(operator: Operator): Promise<void> {
  const { listPartners } = await import('#domains/odata/server/index.ts');
  await operator.withDatabase(async ({ ctx }) => {
    const partners = await listPartners(ctx);
    operator.result({ partners }, [
      ...(partners.length === 0 ? ['There is no partner yet.'] : []),
      ...partners.map(
        ({ name, resources, lastUsedOn, isRevoked }) =>
          `${name}: ${resources.join(', ')}; ${isRevoked ? 'revoked' : `last used ${lastUsedOn ?? 'never'}`}`,
      ),
    ]);
  });
}

async function revoke(operator: Operator, name: string): Promise<void> {
  const { revokePartner } = await import('#domains/odata/server/index.ts');
  await operator.withDatabase(async ({ ctx }) => {
    await revokePartner(ctx, name);
    operator.result({ name, isRevoked: true }, [`The key of ${name} does not work any more.`]);
  });
}
