import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  program
    .command('read-contract')
    .description(
      'read the terms, blanks, deadlines and flags of a purchase agreement, lease or disclosure, with a quote for each value',
    )
    .argument('<file>', 'PDF, DOCX or plain text')
    .action(async (name: string) => {
      const [{ readPages }, { readContract }, { spellReading }, { DomainError }] = await Promise.all([
        import('#domains/contracts/server/read-pages.ts'),
        import('#domains/contracts/model/read-contract.ts'),
        import('#domains/contracts/model/spell-reading.ts'),
        import('#platform/verb/domain-error.ts'),
      ]);
      const file = await readFile(operator.resolvePath(name)).catch(() => {
        throw new OperatorError(`There is no file ${name}.`);
      });
      const { pages } = await readPages(new Uint8Array(file)).catch((error: unknown) => {
        throw error instanceof DomainError ? new OperatorError(error.message) : error;
      });
      const spelled = spellReading(readContract(pages));
      operator.result(spelled, JSON.stringify(spelled, null, 2).split('\n'));
    });
}
