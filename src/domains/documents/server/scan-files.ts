import type { Config } from '#platform/config/config.ts';
import { askClamd } from '#platform/files/clamd.ts';
import { DomainError } from '#platform/verb/domain-error.ts';

type Scanned = 'none' | 'clean';

/**
 * Has content looked at by the virus scanner. `none` where no scanner is configured, or it does not answer. Throws `invalid` with
 * `file` for what it finds.
 */
export async function scanContent(
  { config, log }: { config?: Pick<Config, 'CLAMD_ADDRESS'>; log: { warn: (facts: object, words: string) => void } },
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  name: string,
): Promise<Scanned> {
  const address = config?.CLAMD_ADDRESS;
  if (address === undefined) return 'none';
  const finding = await askClamd(address, content).catch((error: unknown) => {
    log.warn({ err: error }, 'the virus scanner did not answer');
    return 'none' as const;
  });
  if (finding === 'none' || finding === 'clean') return finding;
  const why = `${name} has a virus (${finding.virus}), so we didn’t keep it`;
  throw new DomainError('invalid', `${why}.`, { fields: { file: why } });
}
