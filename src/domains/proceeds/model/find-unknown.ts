import { STATE_NAMES } from '#lib/us-states.ts';
import type { CostLineKey } from './cost-lines.ts';
import { isEdited, type CostEdits, type SaleFacts, type StartingCosts } from './estimate.ts';
import { rowsAt } from './rows/row.ts';
import { STATE_WITHHOLDING_ROWS } from './rows/withholding.ts';

/** What a sheet leaves out, because nobody knows it here. */
export interface UnknownLine {
  line: Extract<CostLineKey, 'transferTax' | 'propertyTax'> | 'withheld';
  words: string;
}

/** The taxes that a sheet does not count and nobody entered. A zero would look like an answer. */
export function findUnknown(facts: SaleFacts, { sources }: StartingCosts, edits: CostEdits): UnknownLine[] {
  const { state, closingDate, isOutOfStateSeller } = facts;
  const place = state === null ? null : (STATE_NAMES[state] ?? state);
  const unknown: UnknownLine[] = [];
  if (sources.transferTaxes === undefined && !isEdited(edits, 'transferTaxes'))
    unknown.push({
      line: 'transferTax',
      words:
        place === null
          ? 'Transfer tax, because we don’t know the state of the home.'
          : `Transfer tax: we know no rates for ${place}. The state, the county or the city may charge one.`,
    });
  if (sources.annualTaxCents === undefined && !isEdited(edits, 'annualTaxCents'))
    unknown.push({ line: 'propertyTax', words: 'Property tax to the closing date, because we don’t know the tax of a year.' });
  const knowsRates = rowsAt(STATE_WITHHOLDING_ROWS, { state, county: null }, closingDate).length > 0;
  if (isOutOfStateSeller && !knowsRates && !isEdited(edits, 'stateWithholdingRate'))
    unknown.push({ line: 'withheld', words: `Withholding for income taxes by ${place ?? 'the state'}: we know no rate.` });
  return unknown;
}
