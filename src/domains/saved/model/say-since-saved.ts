import { type ListingSummary, parseStandardStatus, STATUS_WORDS } from '#domains/listings/contract.ts';
import { formatMoney } from '#lib/format.ts';

/** A status as pages name it. */
export function nameStatus(name: string): string {
  const status = parseStandardStatus(name);
  return status === undefined ? name : STATUS_WORDS[status];
}

/** What has changed of a home since somebody saved it; undefined for nothing. */
export function saySinceSaved(
  { standardStatus, listPrice }: Pick<ListingSummary, 'standardStatus' | 'listPrice'>,
  { priceThen, statusThen }: { priceThen: number | null; statusThen: string | null },
): string | undefined {
  const changes: string[] = [];
  if (priceThen !== null && listPrice !== null && priceThen !== listPrice) {
    const word = listPrice < priceThen ? '↓ Price cut' : '↑ Price raised';
    changes.push(`${word} by ${formatMoney(Math.abs(priceThen - listPrice) * 100, 'never')} since you saved it`);
  }
  if (statusThen !== null && statusThen !== standardStatus)
    changes.push(`${nameStatus(statusThen)} → ${nameStatus(standardStatus)}`);
  return changes.length === 0 ? undefined : changes.join(' · ');
}
