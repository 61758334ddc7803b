import type { Command } from 'commander';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  program
    .command('doctor')
    .description('say what is missing, and what it costs')
    .action(async () => {
      const { examine } = await import('../examine.ts');
      const findings = await examine(operator);
      const isBroken = findings.some((finding) => finding.state === 'broken');
      operator.result(
        { healthy: !isBroken, findings },
        findings.map(({ state, name, text }) => `${{ good: '✓', missing: '–', broken: '✗' }[state]} ${name.padEnd(18)} ${text}`),
      );
      if (isBroken) process.exitCode = 1;
    });
}
