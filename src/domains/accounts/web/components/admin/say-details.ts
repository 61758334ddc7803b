import type { AuditEventView } from '#domains/accounts/contract.ts';
import { formatMoney } from '#lib/format.ts';

const CENTS = /(?:^c|C)ents$/;

/** What the log kept of an event in words, such as "order id: 7f3a…; total: $325". */
export function sayDetails({ details, personal }: Pick<AuditEventView, 'details' | 'personal'>): string {
  return Object.entries({ ...details, ...personal })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${wordsOf(name.replace(CENTS, '')) || 'amount'}: ${sayValue(name, value)}`)
    .join('; ');
}

function sayValue(name: string, value: unknown): string {
  if (typeof value === 'number' && CENTS.test(name)) return formatMoney(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const wordsOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
