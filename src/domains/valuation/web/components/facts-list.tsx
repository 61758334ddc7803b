import type { HomeValuation } from '../../contract.ts';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { nameFact, orderFacts, sayFact } from '../../model/fact-names.ts';

/** What the estimate rests on, and what is missing. */
export function FactsList({ valuation }: { valuation: HomeValuation }) {
  const items = orderFacts(valuation.facts).map(([fact, value]) => ({ label: nameFact(fact), value: sayFact(fact, value) }));
  return <KeyValueList columns={2} items={items} />;
}
