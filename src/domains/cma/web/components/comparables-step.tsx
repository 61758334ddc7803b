import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from '#ui/icons/index.ts';
import { lazy, Suspense, useState } from 'react';
import { METERS_PER_MILE } from '#lib/geo.ts';
import { formatCount, formatDate, formatMoney, formatNumber } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import { NumberBox } from '#ui/number-box.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useToast } from '#ui/toast.tsx';
import { COMP_KINDS, putComp, removeComp, type Cma, type CmaComp, type CompFacts, type CompKind } from '../../contract.ts';
import { candidateOptions, useChange, type SearchBounds } from '../api.ts';
import { CustomComp } from './custom-comp.tsx';

const CompMap = lazy(async () => ({ default: (await import('./comp-map.tsx')).CompMap }));

export const KIND_LABELS: Record<CompKind, string> = {
  sold: 'Sold',
  pending: 'Under contract',
  active: 'For sale',
  expired: 'Left unsold',
};

/** Step 2: which homes to compare with, found by the ladder or within custom bounds. */
export function ComparablesStep({ cma }: { cma: Cma }) {
  const [bounds, setBounds] = useState<SearchBounds>({});
  const candidates = useQuery({ ...candidateOptions(cma.id, bounds), placeholderData: keepPreviousData });
  const { change, isBusy } = useChange(cma.id);
  const { toast } = useToast();
  const [entering, setEntering] = useState<{ comp?: CmaComp }>();
  const chosen = new Map(cma.comps.map((comp) => [comp.key, comp]));
  const add = (key: string) => change(() => browserApi.call(putComp, { params: { id: cma.id, key }, body: {} }));

  async function leaveOut(comp: CmaComp) {
    const isOut = await change(() => browserApi.call(removeComp, { params: { id: cma.id, key: comp.key } }));
    if (!isOut) return;
    toast({
      title: 'Left out',
      description: comp.facts.home.address,
      undo: () => void takeBack(comp),
    });
  }

  /** As it was, including what was entered by hand. */
  function takeBack({ key, facts, cells, manualWeight }: CmaComp) {
    const adjustments = Object.fromEntries(
      cells.flatMap(({ line, cents, reason }) => (reason === null ? [] : [[line, { cents, reason }]])),
    );
    const custom = isCustom(key) ? { custom: facts } : {};
    return change(() =>
      browserApi.call(putComp, { params: { id: cma.id, key }, body: { manualWeight, adjustments, ...custom } }),
    );
  }

  const rung = candidates.data?.rung ?? cma.rung;
  const own = cma.comps.filter((comp) => isCustom(comp.key));
  return (
    <>
      <p className="mt-2 max-w-measure text-ink-soft">
        The search went out to {formatNumber(cma.rung.miles, 1)} mi, {cma.rung.months} months and ±
        {Math.round(cma.rung.sizeShare * 100)}% of the living area to find enough similar sales. Sold homes make the value; the
        others show the competition.
      </p>
      <div className="mt-5 grid grid-cols-1 gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-3 content-start gap-4">
          <Bound
            label="Within"
            suffix="mi"
            value={rung.miles}
            min={0.1}
            max={10}
            step={0.1}
            onCommit={(miles) => setBounds({ ...bounds, miles })}
          />
          <Bound
            label="Sold in"
            suffix="months"
            value={rung.months}
            min={1}
            max={24}
            onCommit={(months) => setBounds({ ...bounds, months })}
          />
          <Bound
            label="Size within"
            suffix="%"
            value={Math.round(rung.sizeShare * 100)}
            min={5}
            max={100}
            onCommit={(share) => setBounds({ ...bounds, sizeShare: share / 100 })}
          />
          <p className="col-span-3 text-sm text-ink-soft">
            {cma.comps.length} chosen:{' '}
            {COMP_KINDS.map(
              (kind) => `${cma.comps.filter((comp) => comp.kind === kind).length} ${KIND_LABELS[kind].toLowerCase()}`,
            ).join(', ')}
          </p>
          <div className="col-span-3">
            <Button size="small" variant="secondary" onClick={() => setEntering({})}>
              <Plus aria-hidden="true" className="size-4" /> Enter a sale by hand
            </Button>
          </div>
        </div>
        <div className="relative h-72 overflow-clip rounded-card border border-line bg-sunken">
          <Suspense fallback={null}>
            <CompMap cma={cma} />
          </Suspense>
        </div>
      </div>
      <div className="mt-6">
        <Loaded query={candidates} pending={<SkeletonText lines={10} />} failed="We couldn’t search the market">
          {(market) => (
            <Tabs
              label="Kinds of homes"
              tabs={COMP_KINDS.map((kind) => {
                const found = market.candidates.filter((candidate) => candidate.kind === kind);
                const missing = [...cma.comps].filter(
                  (comp) => comp.kind === kind && !found.some((candidate) => candidate.key === comp.key),
                );
                const rows = [...missing, ...found];
                return {
                  id: kind,
                  label: KIND_LABELS[kind],
                  count: rows.length,
                  content:
                    rows.length === 0 ? (
                      <p className="text-ink-soft">Nothing within these limits. Try widening them.</p>
                    ) : (
                      <ul className="divide-y divide-line border-y border-line">
                        {rows.map((row) => {
                          const comp = chosen.get(row.key);
                          return (
                            <HomeRow
                              key={row.key}
                              facts={row.facts}
                              meters={row.meters}
                              similarity={row.similarity}
                              reach={comp?.reach ?? []}
                              isChosen={comp !== undefined}
                              isBusy={isBusy}
                              onToggle={() => void (comp === undefined ? add(row.key) : leaveOut(comp))}
                              onEdit={comp !== undefined && isCustom(comp.key) ? () => setEntering({ comp }) : undefined}
                            />
                          );
                        })}
                      </ul>
                    ),
                };
              })}
            />
          )}
        </Loaded>
      </div>
      {own.length === 0 ? null : <p className="mt-3 text-sm text-ink-soft">{own.length} entered by hand.</p>}
      {entering === undefined ? null : <CustomComp cma={cma} {...entering} onClose={() => setEntering(undefined)} />}
    </>
  );
}

/** Entered by hand: no record could restore it. */
function isCustom(key: string): boolean {
  return key.startsWith('custom:');
}

function Bound({
  label,
  ...box
}: {
  label: string;
  suffix: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onCommit: (value: number) => void;
}) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden="true" className="text-sm font-medium text-ink">
        {label}
      </span>
      <NumberBox label={`${label} (${box.suffix})`} {...box} />
    </div>
  );
}

interface HomeRowProps {
  facts: CompFacts;
  meters: number;
  similarity: number;
  /** Why it is compared, if it is old or from elsewhere. */
  reach: readonly string[];
  isChosen: boolean;
  isBusy: boolean;
  onToggle: () => void;
  onEdit: (() => void) | undefined;
}

function HomeRow({ facts, meters, similarity, reach, isChosen, isBusy, onToggle, onEdit }: HomeRowProps) {
  const { home } = facts;
  const when =
    facts.closeDate === null
      ? facts.days === null
        ? ''
        : `${formatCount(facts.days, 'day')} on market`
      : `closed ${formatDate(facts.closeDate, 'UTC')}`;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium text-ink">
          {facts.listingKey === null ? (
            home.address
          ) : (
            <AppLink
              href={`/property/${facts.listingKey}`}
              target="_blank"
              className="text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              {home.address}
            </AppLink>
          )}{' '}
          {isChosen ? <Badge tone="brand">Chosen</Badge> : null}
        </p>
        <p className="text-sm text-ink-soft">
          {formatNumber(home.livingAreaSqft)} sq ft · {home.bedroomsTotal ?? '?'} beds ·{' '}
          {home.bathroomsFull + home.bathroomsHalf / 2} baths · {home.yearBuilt ?? 'year not known'}
          {home.quality === null ? '' : ` · Q${home.quality}`}
          {home.condition === null ? '' : ` C${home.condition}`}
        </p>
        {reach.map((reason) => (
          <p key={reason} className="text-sm text-ink-soft">
            {reason}
          </p>
        ))}
      </div>
      {onEdit === undefined ? null : (
        <Button size="small" variant="secondary" onClick={onEdit}>
          Edit<span className="sr-only"> {home.address}</span>
        </Button>
      )}
      <p className="text-right text-sm tabular-nums">
        <span className="block font-medium text-ink">{formatMoney(facts.priceCents, 'never')}</span>
        <span className="block text-ink-soft">
          {formatNumber(meters / METERS_PER_MILE, 2)} mi · {when}
        </span>
      </p>
      <p className="w-20 text-right text-sm text-ink-soft tabular-nums">
        {Math.round(similarity * 100)} <span className="block text-xs">of 100 alike</span>
      </p>
      <Button
        size="small"
        variant={isChosen ? 'secondary' : 'primary'}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onToggle}
      >
        {isChosen ? 'Leave out' : 'Compare'}
        <span className="sr-only"> {home.address}</span>
      </Button>
    </li>
  );
}
