import { ProviderAway, ProviderRefusal } from '#platform/payments/provider.ts';
import { DomainError } from '#platform/verb/domain-error.ts';

const RETRY_SECONDS = 30;

/** Throws what people read where the provider is away, or says no; anything else as it is. */
export function explainProvider(cause: unknown, words: { away: string; refused: string }): never {
  if (cause instanceof ProviderRefusal) throw new DomainError('conflict', words.refused, { cause });
  if (cause instanceof ProviderAway)
    throw new DomainError('unavailable', `The payment provider isn’t responding. ${words.away}`, {
      retryAfterSeconds: RETRY_SECONDS,
      cause,
    });
  throw cause;
}
