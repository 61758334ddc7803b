import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { findDataDir } from '#platform/config/data-dir.ts';
import { utcDay } from '#lib/calendar.ts';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  const hold = program.command('hold').description('files that their owners held back from deletion before their accounts went');
  hold
    .command('list')
    .description('every file that is held and nobody’s anymore')
    .action(() => list(operator));
  hold
    .command('save')
    .description('write such a file to the disk, to hand it over; the log keeps that you did')
    .argument('<id>', 'the id of the file')
    .argument('<file>', 'where it goes; what is there stays')
    .action((id: string, file: string) => save(operator, id, file));
  hold
    .command('end')
    .description('take the hold off such a file, which deletes it for good')
    .argument('<id>', 'the id of the file')
    .action((id: string) => end(operator, id));
}

async function list(operator: Operator): Promise<void> {
  const { listLeftHolds } = await import('#domains/documents/server/index.ts');
  await operator.withDatabase(async ({ ctx }) => {
    const holds = await listLeftHolds(ctx);
    operator.result({ holds }, [
      ...(holds.length === 0 ? ['Nothing is held without an owner.'] : []),
      ...holds.map(({ id, name, reason, heldAt }) => `${id}  ${name}, held since ${utcDay(heldAt)}: ${reason}`),
    ]);
  });
}

/** Files and the secret that opens them. */
async function openFiles(operator: Operator) {
  const [{ openFileStore }, { openAuthSecret }, { createIdentity }] = await Promise.all([
    import('#platform/files/open-file-store.ts'),
    import('#platform/identity/auth-secret.ts'),
    import('#platform/identity/identity.ts'),
  ]);
  const dataDir = findDataDir(operator.config);
  return {
    files: openFileStore(operator.config, dataDir),
    identity: createIdentity(await openAuthSecret(operator.config, dataDir), 'realty'),
  };
}

async function save(operator: Operator, id: string, file: string): Promise<void> {
  const { readLeftHold } = await import('#domains/documents/server/index.ts');
  const target = operator.resolvePath(file);
  await operator.withDatabase(async ({ ctx }) => {
    const content = await readLeftHold({ ...ctx, ...(await openFiles(operator)) }, id);
    await writeFile(target, content, { flag: 'wx', mode: 0o600 });
    operator.result({ id, file: target, sizeBytes: content.length }, [`Written to ${target}.`]);
  });
}

async function end(operator: Operator, id: string): Promise<void> {
  const { endLeftHold } = await import('#domains/documents/server/index.ts');
  await operator.withDatabase(async ({ ctx }) => {
    await endLeftHold({ ...ctx, ...(await openFiles(operator)) }, id);
    operator.result({ id, isDeleted: true }, ['The hold is off, and the file is deleted.']);
  });
}
