import { type ReactNode, useState } from 'react';
import { formatDateTime, formatMoney } from '#lib/format.ts';
import type { CompareRow } from '#ui/compare-grid.tsx';
import type { Offer, OfferTerms } from '../../contract.ts';
import { type Certainty, rateCertainty } from '../../model/certainty.ts';
import { explainStep, findBestNet } from '../../model/compare-offers.ts';
import type { EscalationResult, EscalationStep } from '../../model/escalate.ts';
import { assessCompleteness, changesBetween, termRows } from '../../model/offer-grid.ts';
import { type CostsOn, sheetOfOffer } from '../../model/offer-net.ts';
import { type OfferPaper, PROOF_PAPERS } from '../../model/paper-kinds.ts';
import { NetCell } from './net-cell.tsx';
import { PapersCell, ProofCell } from './proof-cell.tsx';

/** An offer in the grid, with its latest terms. */
export interface ShownOffer {
  offer: Offer;
  last: Offer['versions'][number];
  terms: OfferTerms;
}

interface GridFacts {
  /** The seller's costs; null without a price. */
  costsOn: CostsOn | null;
  today: string;
  timeZone: string;
}

/** What the terms mean to the seller. */
export function rowsForSeller(shown: readonly ShownOffer[], { costsOn, today, timeZone }: GridFacts): CompareRow[] {
  const nets = shown.map(({ terms }) =>
    costsOn === null ? null : sheetOfOffer(terms, costsOn(terms.closingDate).likely).netCents,
  );
  return [
    {
      label: 'Net to you',
      group: 'For you',
      values: shown.map(({ offer, terms }) =>
        costsOn === null ? 'Set a price first' : <NetCell key={offer.id} offer={offer} terms={terms} costsOn={costsOn} />,
      ),
      bestAt: findBestNet(
        nets,
        shown.map(({ offer }) => offer.status),
      ),
    },
    {
      label: 'Certainty',
      values: shown.map(({ offer, terms }) => (
        <CertaintyCell key={offer.id} certainty={rateCertainty(terms, { today, isProofVerified: offer.isProofChecked })} />
      )),
    },
    {
      label: 'Complete',
      values: shown.map(({ offer, terms }) => <CompletenessCell key={offer.id} offer={offer} terms={terms} />),
    },
    { label: 'Papers', values: shown.map(({ offer }) => <PapersCell key={offer.id} offer={offer} />) },
    {
      label: 'Proof checked',
      values: shown.map(({ offer, terms }) => <ProofCell key={offer.id} offer={offer} isNamed={terms.proof !== 'none'} />),
    },
    { label: 'Changes since last', values: shown.map((one) => <ChangesCell key={one.offer.id} {...one} timeZone={timeZone} />) },
  ];
}

function CompletenessCell({ offer, terms }: Pick<ShownOffer, 'offer' | 'terms'>) {
  const has = (...items: readonly OfferPaper[]) => offer.papers.some(({ item }) => items.includes(item));
  const { percent, missing } = assessCompleteness(terms, {
    hasProofDocument: has(...PROOF_PAPERS),
    hasContract: has('contract'),
  });
  return (
    <>
      {percent}%{missing.length === 0 ? null : <span className="block text-ink-soft">Missing: {missing.join('; ')}</span>}
    </>
  );
}

/** Draws its lines when it is opened: a grid of many offers holds many that stay closed. */
function Unfolding({ summary, children }: { summary: ReactNode; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer">{summary}</summary>
      {isOpen ? <ul className="mt-2 space-y-1">{children()}</ul> : null}
    </details>
  );
}

function CertaintyCell({ certainty: { points, parts } }: { certainty: Certainty }) {
  return (
    <Unfolding summary={`${points} of 100 points`}>
      {() =>
        parts.map((part) => (
          <li key={part.name}>
            {part.name}: {part.points} of {part.of}
            <span className="block text-ink-soft">{part.reason}</span>
          </li>
        ))
      }
    </Unfolding>
  );
}

function ChangesCell({ offer, last, timeZone }: ShownOffer & { timeZone: string }) {
  const before = offer.versions.at(-2);
  if (before === undefined) return 'First version';
  const changes = changesBetween(before.terms, last.terms, timeZone);
  return (
    <Unfolding
      summary={
        <>
          {changes.length === 0 ? 'Nothing' : changes.map(({ label }) => label).join(', ')}
          <span className="block text-ink-soft">
            {last.side === 'seller' ? 'Your counter' : 'By the buyer'}, {formatDateTime(last.madeAt, timeZone)}
          </span>
        </>
      }
    >
      {() =>
        changes.map((change) => (
          <li key={change.key}>
            {change.label}: <del>{change.before}</del> <ins className="no-underline">{change.after}</ins>
          </li>
        ))
      }
    </Unfolding>
  );
}

type Calculated = Extract<EscalationResult, { kind: 'calculated' }>;

/** What the escalations come to, and how. */
export function rowsOfEscalations(shown: readonly ShownOffer[], { steps, bestIds }: Calculated): CompareRow[] {
  const stepOf = new Map(steps.map((step) => [step.id, step]));
  const nameOf = (id: string | null) => shown.find(({ offer }) => offer.id === id)?.offer.buyerName ?? 'The best rival';
  const textOf = (text: (step: EscalationStep) => string) =>
    shown.map(({ offer }) => {
      const step = stepOf.get(offer.id);
      return step === undefined ? 'Not open' : text(step);
    });
  const [best] = bestIds;
  return [
    {
      label: 'Price after escalation',
      group: 'If the escalations run',
      values: textOf(({ priceCents }) => formatMoney(priceCents)),
    },
    {
      label: 'Net after escalation',
      values: textOf(({ netCents }) => formatMoney(netCents, 'never')),
      bestAt: bestIds.length === 1 ? shown.findIndex(({ offer }) => offer.id === best) : undefined,
    },
    { label: 'How', values: textOf((step) => explainStep(step, nameOf(step.rivalId))) },
  ];
}

/** The price that an escalation raised an offer to. */
export function raisedPriceOf(step: EscalationStep | undefined): number | undefined {
  return step !== undefined && (step.outcome === 'raised' || step.outcome === 'stopped') ? step.priceCents : undefined;
}

/** Every term, with the same rows for each offer. */
export function rowsOfTerms(shown: readonly ShownOffer[], timeZone: string): CompareRow[] {
  const columns = shown.map(({ terms }) => new Map(termRows(terms, timeZone).map((row) => [row.key, row])));
  return [...(columns[0]?.values() ?? [])].map(({ key, label, group }, at, all) => {
    const values = columns.map((column) => column.get(key)?.text ?? '');
    return { label, ...(all[at - 1]?.group === group ? {} : { group }), values, differs: new Set(values).size > 1 };
  });
}
