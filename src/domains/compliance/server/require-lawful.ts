import { invalidField } from '#platform/verb/domain-error.ts';
import { checkCopy, type CheckOptions } from '../model/check-copy.ts';

/**
 * What people publish or write to buyers, by the field that holds it, keeps fair-housing law. Throws `invalid` at the first field
 * with a phrase that the law forbids.
 */
export function requireLawful(texts: Readonly<Record<string, string>>, { states = [], kind = 'reply' }: CheckOptions = {}): void {
  for (const [field, text] of Object.entries(texts)) {
    const wrong = checkCopy(text, { states, kind }).find(({ severity }) => severity === 'hard');
    if (wrong === undefined) continue;
    const message = `“${wrong.text}”: ${wrong.suggestion}`;
    throw invalidField(field, message);
  }
}
