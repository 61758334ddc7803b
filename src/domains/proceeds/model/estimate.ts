import { z } from 'zod';
import { wide } from '#lib/stored-values.ts';
import { CONDITION_AS_OF, CONDITION_COSTS, CONDITION_SOURCE, type HomeCondition } from './rows/condition-costs.ts';
import { COST_ROWS } from './rows/costs.ts';
import { rowsAt, type Row } from './rows/row.ts';
import { TAX_CUSTOM_ROWS } from './rows/tax-customs.ts';
import { TRANSFER_TAX_ROWS } from './rows/transfer-taxes.ts';
import { FEDERAL_WITHHOLDING_ROWS, STATE_WITHHOLDING_ROWS, type WithholdingRow } from './rows/withholding.ts';
import {
  computeNetSheet,
  netSheetChangesSchema,
  NO_COSTS,
  type CostField,
  type NetSheet,
  type NetSheetInput,
} from './net-sheet.ts';
import { paidThroughOn } from './prorate.ts';

/** Cases by what the seller keeps. In the low case the price is lowest and costs are highest. */
export const CASES = ['low', 'likely', 'high'] as const;
export type Case = (typeof CASES)[number];
export type ByCase<T> = Record<Case, T>;

/** What is known about a sale before anybody enters a cost. */
export interface SaleFacts {
  state: string | null;
  county: string | null;
  closingDate: string;
  priceCents: ByCase<number>;
  /** A foreign seller: the buyer withholds part of the price. */
  isForeignSeller: boolean;
  isOutOfStateSeller: boolean;
  willBuyerLiveThere: boolean;
  /** What shape the home is in. Left out or null: nobody said. */
  condition?: HomeCondition | null | undefined;
  /** Figures from records or from the seller, each with its source. */
  known: readonly KnownFigure[];
}

export interface KnownFigure {
  field: Extract<CostField, `${string}Cents` | `${string}Rate`>;
  value: number;
  source: string;
  asOf: string | null;
}

/** Where a default comes from. */
export interface DefaultSource {
  source: string;
  asOf: string | null;
  /** A state, a county, or the whole country. */
  appliesTo: string;
  /** It was valid until this day, which is before the closing. Newer figures are not known here. */
  endedOn: string | null;
  note: string | null;
}

export interface StartingCosts {
  inputs: ByCase<NetSheetInput>;
  sources: Partial<Record<CostField, DefaultSource>>;
}

/**
 * Defaults of every line for a place and a closing day, each with its source. A line without a default is zero and has no source.
 */
export function startCosts(facts: SaleFacts): StartingCosts {
  const { closingDate } = facts;
  const sources: StartingCosts['sources'] = {};
  const inputs: ByCase<NetSheetInput> = { low: { ...NO_COSTS }, likely: { ...NO_COSTS }, high: { ...NO_COSTS } };
  const setAll = (values: Partial<NetSheetInput>) => CASES.forEach((name) => Object.assign(inputs[name], values));
  setAll({ closingDate });

  for (const { field, least, likely, most, ...row } of rowsAt(COST_ROWS, facts, closingDate)) {
    inputs.low[field] = most;
    inputs.likely[field] = likely;
    inputs.high[field] = least;
    sources[field] = sourceOf(row, closingDate);
  }

  if (facts.condition != null)
    for (const [field, [least, likely, most]] of conditionCosts(facts.condition)) {
      inputs.low[field] = most;
      inputs.likely[field] = likely;
      inputs.high[field] = least;
      sources[field] = {
        source: CONDITION_SOURCE,
        asOf: CONDITION_AS_OF,
        appliesTo: 'United States',
        endedOn: null,
        note: null,
      };
    }

  const [taxes] = rowsAt(TRANSFER_TAX_ROWS, facts, closingDate);
  if (taxes !== undefined) {
    setAll({ transferTaxes: [...taxes.taxes] });
    sources.transferTaxes = sourceOf(taxes, closingDate, taxes.note);
  }

  const [custom] = rowsAt(TAX_CUSTOM_ROWS, facts, closingDate);
  if (custom !== undefined) {
    const { taxYearDays, closingDayPaidBy, installments } = custom;
    setAll({ taxYearDays, closingDayPaidBy, taxPaidThrough: paidThroughOn(installments, closingDate) });
    sources.taxPaidThrough = sourceOf(custom, closingDate, 'If every installment is paid on time.');
    sources.taxYearDays = sourceOf(custom, closingDate);
    sources.closingDayPaidBy = sourceOf(custom, closingDate);
  }

  if (facts.isForeignSeller) withhold('federalWithholdingRate', FEDERAL_WITHHOLDING_ROWS);
  if (facts.isOutOfStateSeller) withhold('stateWithholdingRate', STATE_WITHHOLDING_ROWS);

  for (const { field, value, source, asOf } of facts.known) {
    setAll({ [field]: value });
    sources[field] = { source, asOf, appliesTo: 'This home', endedOn: null, note: null };
  }
  return { inputs, sources };

  function withhold(field: 'federalWithholdingRate' | 'stateWithholdingRate', rows: readonly WithholdingRow[]) {
    const found = rowsAt(rows, facts, closingDate);
    for (const name of CASES) {
      const price = facts.priceCents[name];
      const row = found.find(
        ({ aboveCents, upToCents, isBuyersHome }) =>
          price > (aboveCents ?? -1) &&
          price <= (upToCents ?? Infinity) &&
          (isBuyersHome === null || isBuyersHome === facts.willBuyerLiveThere),
      );
      if (row === undefined) continue;
      inputs[name][field] = row.rate;
      sources[field] = sourceOf(row, closingDate, 'Unless an exemption or a certificate applies.');
    }
  }
}

type ConditionField = keyof (typeof CONDITION_COSTS)[HomeCondition];

const conditionCosts = (condition: HomeCondition) =>
  (['repairsCents', 'prepCents'] as const satisfies readonly ConditionField[]).map(
    (field) => [field, CONDITION_COSTS[condition][field]] as const,
  );

function sourceOf(row: Row, closingDate: string, note: string | null = null): DefaultSource {
  const place = row.county === undefined ? row.state : `${row.county} County, ${row.state}`;
  const isEnded = row.until !== null && row.until < closingDate;
  return {
    source: row.source,
    asOf: row.asOf,
    appliesTo: place ?? 'United States',
    endedOn: isEnded ? row.until : null,
    note,
  };
}

const editsOfCase = netSheetChangesSchema.extend({
  priceCents: wide(z.number().int().min(0).max(1_000_000_000_00)).optional(),
});

/** What a person entered to replace defaults, by case. If only the likely figure is entered, it counts in all three cases. */
export const costEditsSchema = z.object({ low: editsOfCase, likely: editsOfCase, high: editsOfCase });
export type CostEdits = z.infer<typeof costEditsSchema>;
export const NO_EDITS: CostEdits = { low: {}, likely: {}, high: {} };

export interface ProceedsEstimate {
  inputs: ByCase<NetSheetInput>;
  sheets: ByCase<NetSheet>;
}

/** The three cases, with every entered figure in place of its default. */
export function estimateProceeds(priceCents: ByCase<number>, start: StartingCosts, edits: CostEdits): ProceedsEstimate {
  const ofCase = (name: Case) => {
    const { priceCents: ownPrice, ...entered } = { ...given(edits.likely), ...given(edits[name]) };
    const input = { ...start.inputs[name], ...entered };
    return { input, sheet: computeNetSheet(ownPrice ?? priceCents[name], input) };
  };
  const [low, likely, high] = [ofCase('low'), ofCase('likely'), ofCase('high')];
  return {
    inputs: { low: low.input, likely: likely.input, high: high.input },
    sheets: { low: low.sheet, likely: likely.sheet, high: high.sheet },
  };
}

type EditsOfCase = CostEdits[Case];

type Given<Edits> = { [Field in keyof Edits]?: Exclude<Edits[Field], undefined> };

function given(edits: EditsOfCase): Given<EditsOfCase> {
  return Object.fromEntries(Object.entries(edits).filter(([, value]) => value !== undefined));
}

/** The edits without those of one field. That field's default counts again. */
export function resetField(edits: CostEdits, field: CostField | 'priceCents'): CostEdits {
  const without = (one: EditsOfCase): EditsOfCase => Object.fromEntries(Object.entries(one).filter(([name]) => name !== field));
  return { low: without(edits.low), likely: without(edits.likely), high: without(edits.high) };
}

/** Whether a person has set this field, in any case. */
export function isEdited(edits: CostEdits, field: CostField | 'priceCents'): boolean {
  return CASES.some((name) => edits[name][field] !== undefined);
}
