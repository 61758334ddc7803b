import { saleFactsOf, type SaleFacts } from '#domains/proceeds/contract.ts';
import type { EditorFields } from '../../contract.ts';
import { closingOf } from '../../model/intent-effects.ts';
import { sumPrepCosts } from '../../model/prep-tasks.ts';
import type { Plan } from '../../model/plan.ts';

const PRICE_SPREAD = 0.05;

/** The same for a draft with its plan. Undefined without a price. */
export function saleFactsOfDraft(fields: EditorFields, plan: Plan, now: Date): SaleFacts | undefined {
  const price = fields['ListPrice'];
  if (typeof price !== 'number') return undefined;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : null);
  const tax = fields['TaxAnnualAmount'];
  return saleFactsOf({
    price: { low: price * (1 - PRICE_SPREAD), likely: price, high: price },
    state: text('StateOrProvince'),
    county: text('CountyOrParish'),
    closingDate: plan.closingDate ?? closingOf(plan.intent, now),
    mortgage: plan.intent.mortgage,
    people: plan.people,
    condition: plan.intent.condition,
    prep: sumPrepCosts(plan.prepCosts),
    taxAnnual: typeof tax === 'number' ? tax : null,
  });
}
