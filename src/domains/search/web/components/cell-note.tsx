import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatCount, formatNumber } from '#lib/format.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { X } from '#ui/icons/index.ts';
import type { CellSummary, MapCell } from '../../contract.ts';
import { HOME_TYPE_NOUNS } from '#domains/listings/contract.ts';
import { type AskedCells, cellSummaryOptions } from '../api.ts';
import { priceLabel } from '../map-pins.ts';
import type { Filters } from '../search-state.ts';

/** A pointer that only passes over a bubble sends no request. */
const REST_MS = 120;
const MOST_KINDS = 4;

export interface CellNoteProps {
  cell: MapCell;
  /** The request that gave the cells. */
  filters: Filters;
  asked: AskedCells;
}

/** What a bubble holds: how many homes, their prices and kinds. */
export function CellNote({ cell, filters, asked }: CellNoteProps) {
  const isRested = useRested();
  const { data, isError } = useQuery({ ...cellSummaryOptions(filters, asked, cell.id), enabled: isRested });
  return (
    <>
      <p className="font-semibold">{formatCount(data?.count ?? cell.count, 'home')}</p>
      <p className="tabular-nums">{sayPrices(data ?? { ...cell, maxPrice: null, medianExact: asked.medianExact })}</p>
      {data === undefined ? (
        isError ? null : (
          <span className="flex h-5 items-center">
            <Skeleton className="h-3 w-44" />
          </span>
        )
      ) : (
        <p className="text-ink-soft">{sayKinds(data.types)}</p>
      )}
    </>
  );
}

/** The same for touch screens, for the bubble that was tapped. */
export function CellCard({ onClose, ...note }: CellNoteProps & { onClose: () => void }) {
  return (
    <section
      aria-label="The group you opened"
      className="absolute bottom-20 left-3 z-20 flex max-w-[calc(100%-1.5rem)] animate-rise items-start gap-2 rounded-card border border-line bg-surface py-2.5 pr-1 pl-3.5 text-sm shadow-float lg:bottom-8"
    >
      <div role="status">
        <CellNote {...note} />
      </div>
      <IconButton icon={X} label="Close" size="small" onClick={onClose} />
    </section>
  );
}

function useRested(): boolean {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isRested;
}

export function sayPrices({
  minPrice,
  medianPrice,
  maxPrice,
  medianExact,
}: Pick<CellSummary, 'minPrice' | 'medianPrice' | 'maxPrice' | 'medianExact'>): string {
  if (minPrice === null) return 'No price is given';
  if (minPrice === maxPrice) return `All at ${priceLabel(minPrice)}`;
  const range = maxPrice === null ? `From ${priceLabel(minPrice)}` : `${priceLabel(minPrice)} to ${priceLabel(maxPrice)}`;
  return medianPrice === null ? range : `${range}, median ${medianExact ? '' : 'about '}${priceLabel(medianPrice)}`;
}

/** The most frequent kinds; the rest together. */
export function sayKinds(types: CellSummary['types']): string {
  const named = types.filter(({ word }) => word !== null).slice(0, MOST_KINDS);
  const others = types.filter((type) => !named.includes(type)).reduce((sum, { count }) => sum + count, 0);
  const words = named.flatMap(({ word, count }) => (word === null ? [] : [formatCount(count, ...HOME_TYPE_NOUNS[word])]));
  return [...words, ...(others === 0 ? [] : [`${formatNumber(others)} of other kinds`])].join(', ');
}
