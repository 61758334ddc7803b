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
    .argument('<file>', 'PDF, DOCX, plain text, or a scan as PDF or picture')
    .action(async (name: string) => {
      const [{ readFileApart, TAKES_TOO_MUCH }, { spellReading }, { DomainError }] = await Promise.all([
        import('#domains/contracts/server/read-file.ts'),
        import('#domains/contracts/model/showing/spell-reading.ts'),
        import('#platform/verb/domain-error.ts'),
      ]);
      const file = await readFile(operator.resolvePath(name)).catch(() => {
        throw new OperatorError(`There is no file ${name}.`);
      });
      const read = async () => {
        const bytes = new Uint8Array(file);
        const answer = await readFileApart(bytes).catch(() => ({ refusal: TAKES_TOO_MUCH }));
        if ('refusal' in answer) throw new OperatorError(answer.refusal);
        if ('read' in answer) return answer.read;
        const [{ openScan }, { readContract }] = await Promise.all([
          import('#domains/contracts/server/scan/open-scan.ts'),
          import('#domains/contracts/model/read-contract.ts'),
        ]);
        const scan = await openScan(bytes);
        try {
          const pages: string[] = [];
          for (let page = 1; page <= answer.scannedPages; page += 1) pages.push(await scan.readPage(page));
          return readContract(pages);
        } finally {
          await scan.close();
        }
      };
      const spelled = await read().then(spellReading, (error: unknown) => {
        throw error instanceof DomainError ? new OperatorError(error.message) : error;
      });
      operator.result(spelled, JSON.stringify(spelled, null, 2).split('\n'));
    });
}
