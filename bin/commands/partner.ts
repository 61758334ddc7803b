import type { Command } from 'commander';
import { OperatorError } from '#platform/config/operator-error.ts';
import { openIdentity } from '../identity.ts';
import type { Operator } from '../operator.ts';

interface ReplayOptions {
  since: string;
  failed?: boolean;
}

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
    .description('end a key right away')
    .argument('<name>', 'whose')
    .action((name: string) => revoke(operator, name));
  partner
    .command('claim')
    .description('say whose listings, and whose leads, are a partner’s own')
    .argument('<name>', 'whose')
    .requiredOption('--source <name>', 'the source, as `feed list` names it')
    .requiredOption('--office <key>', 'ListOfficeKey of their office in this source')
    .action((name: string, { source, office }: { source: string; office: string }) => claim(operator, name, { source, office }));
  partner
    .command('tell')
    .description('tell an address of a partner’s own listings and leads, signed as Standard Webhooks says')
    .argument('<name>', 'whose')
    .argument('<address>', 'where, as in https://crm.example/hooks')
    .option('--events <kinds...>', 'listing.added, listing.changed, lead.created', [
      'listing.added',
      'listing.changed',
      'lead.created',
    ])
    .action((name: string, address: string, { events }: { events: string[] }) => tellAt(operator, { name, address, events }));
  partner
    .command('untell')
    .description('tell an address nothing more')
    .argument('<name>', 'whose')
    .argument('<address>', 'which')
    .action((name: string, address: string) => untell(operator, name, address));
  partner
    .command('replay')
    .description('send the events of an address once more, with the same ids; a paused address goes on')
    .argument('<name>', 'whose')
    .argument('<address>', 'which')
    .requiredOption('--since <moment>', 'from when on, as in 2026-05-01T00:00:00Z')
    .option('--failed', 'only what it has not taken')
    .action((name: string, address: string, options: ReplayOptions) => replay(operator, name, address, options));
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
    operator.result({ name, isRevoked: true }, [`The key of ${name} does not work anymore.`]);
  });
}

async function claim(operator: Operator, partner: string, { source, office }: { source: string; office: string }): Promise<void> {
  const { claimOffice } = await import('#domains/odata/server/index.ts');
  await operator.withDatabase(async ({ ctx }) => {
    await claimOffice(ctx, { partner, source, officeKey: office });
    operator.result({ partner, source, office }, [`Listings of office ${office} in ${source} are ${partner}'s own.`]);
  });
}

async function tellAt(
  operator: Operator,
  { name, address, events }: { name: string; address: string; events: string[] },
): Promise<void> {
  const { addHook } = await import('#domains/odata/server/index.ts');
  await operator.withDatabase(async ({ ctx }) => {
    const hook = { ...ctx, config: operator.config, identity: await openIdentity(operator) };
    const { id, secret } = await addHook(hook, { partner: name, address, kinds: events });
    operator.result({ id, address, events, secret }, [
      `${name} is told at ${address}. The secret, shown this once: ${secret}`,
      'They check webhook-signature with it, as https://www.standardwebhooks.com says.',
    ]);
  });
}

async function untell(operator: Operator, partner: string, address: string): Promise<void> {
  const { findHookId, removeHook } = await import('#domains/odata/server/index.ts');
  await operator.withDatabase(async ({ ctx }) => {
    await removeHook(ctx, await findHookId(ctx, { partner, address }));
    operator.result({ partner, address, isTold: false }, [`${partner} is told nothing more at ${address}.`]);
  });
}

async function replay(
  operator: Operator,
  partner: string,
  address: string,
  { since, failed = false }: ReplayOptions,
): Promise<void> {
  const { findHookId, replayHook } = await import('#domains/odata/server/index.ts');
  const from = new Date(since);
  if (Number.isNaN(from.getTime())) throw new OperatorError(`${since} is no moment: write 2026-05-01T00:00:00Z.`);
  await operator.withDatabase(async ({ ctx }) => {
    const id = await findHookId(ctx, { partner, address });
    const events = await replayHook(ctx, { id, since: from, onlyFailed: failed });
    operator.result({ partner, address, events }, [`${events} events go to ${address} once more.`]);
  });
}
