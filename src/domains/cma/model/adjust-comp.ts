import { DAY_MS } from '#lib/time-units.ts';
import { formatDate } from '#lib/format.ts';
import { bathsOf, type CmaHome } from './home.ts';
import { DAYS_PER_MONTH, timeLevelAt, type Rates } from './rates.ts';
import {
  type GridLine,
  HOME_LINES,
  LEVEL_LINES,
  type LevelLine,
  type UnitLine,
  type WordLine,
  isWordLine,
} from './grid-lines.ts';

export interface GridComp {
  home: CmaHome;
  priceCents: number;
  /** Null if unknown; then nothing is subtracted. */
  concessionsCents: number | null;
  /** When the price was agreed: the contract date, or else the closing date. For homes on the market, the effective date. */
  pricedOn: string;
}

export type Overrides = Partial<Record<GridLine, { cents: number; reason: string }>>;

export interface GridCell {
  line: GridLine;
  /** The comparable's value in words. */
  fact: string;
  cents: number;
  /** A person set it, with a reason. */
  reason: string | null;
}

export interface AdjustedComp {
  cells: GridCell[];
  netCents: number;
  grossCents: number;
  adjustedCents: number;
}

/**
 * The grid of one comparable, in whole cents. It adjusts for concessions first, then for time on the rest, then for location on
 * that, and then for differences in the homes themselves. A better comparable is adjusted down, a worse one up. An amount set by
 * hand replaces the computed one, and later lines start from it.
 */
export function adjustComp(
  subject: CmaHome,
  comp: GridComp,
  rates: Rates,
  options: { effectiveDate: string; overrides?: Overrides },
): AdjustedComp {
  const overrides = options.overrides ?? {};
  const cells: GridCell[] = [];
  const add = (line: GridLine, fact: string, computedCents: number) => {
    const override = overrides[line];
    const cents = override?.cents ?? computedCents;
    cells.push({ line, fact, cents: cents === 0 ? 0 : cents, reason: override?.reason ?? null });
    return cents;
  };
  const { home } = comp;
  let base = comp.priceCents + add('concessions', sayConcessions(comp.concessionsCents), -(comp.concessionsCents ?? 0));
  base += add('time', formatDate(comp.pricedOn, 'UTC'), timeCents(rates, base, comp.pricedOn, options.effectiveDate));
  add('location', home.neighborhood ?? home.city ?? '', areaCents(rates, base, subject, home));
  for (const line of HOME_LINES) {
    const { fact, cents } = isWordLine(line)
      ? { fact: sayWords(home, line), cents: 0 }
      : line in LEVEL_LINES
        ? levelCell(line as LevelLine, rates, subject, home)
        : unitCell(line as UnitLine, rates, subject, home, Number(options.effectiveDate.slice(0, 4)));
    add(line, fact, cents);
  }
  const netCents = cells.reduce((sum, cell) => sum + cell.cents, 0);
  return {
    cells,
    netCents,
    grossCents: cells.reduce((sum, cell) => sum + Math.abs(cell.cents), 0),
    adjustedCents: comp.priceCents + netCents,
  };
}

function sayConcessions(cents: number | null): string {
  if (cents === null) return 'Not known';
  return cents === 0 ? 'None on record' : 'Given to the buyer';
}

function sayWords(home: CmaHome, line: WordLine): string {
  return home.words?.[line] ?? 'Not on record';
}

function timeCents(rates: Rates, baseCents: number, pricedOn: string, effectiveDate: string): number {
  const { perMonthCents } = rates.time;
  if (perMonthCents !== null) {
    const months = Math.max(0, Date.parse(effectiveDate) - Date.parse(pricedOn)) / DAY_MS / DAYS_PER_MONTH;
    return Math.round(perMonthCents * months);
  }
  return Math.round(baseCents * (Math.exp(-timeLevelAt(rates.time, pricedOn, effectiveDate)) - 1));
}

function areaCents(rates: Rates, baseCents: number, subject: CmaHome, comp: CmaHome): number {
  const shareOf = (home: CmaHome) => (home.neighborhoodId === null ? undefined : rates.areas.shares[String(home.neighborhoodId)]);
  const [own, other] = [shareOf(subject), shareOf(comp)];
  if (subject.neighborhoodId === comp.neighborhoodId || own === undefined || other === undefined) return 0;
  return Math.round(baseCents * (Math.exp(own - other) - 1));
}

function levelCell(line: LevelLine, rates: Rates, subject: CmaHome, comp: CmaHome) {
  const levelOf = (home: CmaHome): string | null => {
    if (line === 'view') return home.view;
    const level = home[line];
    return level === null ? null : `${line === 'quality' ? 'Q' : 'C'}${level}`;
  };
  const [own, other] = [levelOf(subject), levelOf(comp)];
  const cents = rates.levels[line]?.cents ?? {};
  const amount = own === null || other === null ? 0 : (cents[own] ?? 0) - (cents[other] ?? 0);
  return { fact: other ?? 'Not known', cents: amount };
}

function unitCell(line: UnitLine, rates: Rates, subject: CmaHome, comp: CmaHome, year: number) {
  const [own, other] = [measure(line, subject, year), measure(line, comp, year)];
  const cents = own === null || other === null ? 0 : Math.round((rates.units[line]?.cents ?? 0) * (own - other));
  return { fact: sayMeasure(line, other), cents };
}

function measure(line: UnitLine, home: CmaHome, year: number): number | null {
  switch (line) {
    case 'livingArea':
      return Math.max(0, home.livingAreaSqft - home.finishedBasementSqft);
    case 'lot':
      return home.lotSizeSqft;
    case 'baths':
      return bathsOf(home);
    case 'beds':
      return home.bedroomsTotal;
    case 'age': {
      const built = home.effectiveYear ?? home.yearBuilt;
      return built === null ? null : Math.min(60, Math.max(0, year - built));
    }
    case 'garage':
      return Math.min(3, home.garageSpaces);
    case 'fireplace':
      return Math.min(2, home.fireplaces);
    case 'basement':
      return home.finishedBasementSqft;
    case 'pool':
      return home.pool ? 1 : 0;
    case 'waterfront':
      return home.waterfront ? 1 : 0;
    case 'floor':
      return home.floor ?? null;
  }
}

function sayMeasure(line: UnitLine, value: number | null): string {
  if (value === null) return line === 'floor' ? 'None given' : 'Not known';
  if (line === 'pool' || line === 'waterfront') return value === 1 ? 'Yes' : 'No';
  const text = value.toLocaleString('en-US');
  if (line === 'livingArea' || line === 'lot' || line === 'basement') return value === 0 ? 'None' : `${text} sq ft`;
  return line === 'age' ? `${text} years` : text;
}
/** The subject's own facts, line by line, for the first column of a grid. */
export function describeSubject(subject: CmaHome, effectiveDate: string): Record<GridLine, string> {
  const year = Number(effectiveDate.slice(0, 4));
  const unit = (line: UnitLine) => sayMeasure(line, measure(line, subject, year));
  const level = (letter: string, value: number | null) => (value === null ? 'Not known' : `${letter}${value}`);
  return {
    concessions: '',
    time: formatDate(effectiveDate, 'UTC'),
    location: subject.neighborhood ?? subject.city ?? '',
    lot: unit('lot'),
    view: subject.view ?? 'Not known',
    waterfront: unit('waterfront'),
    floor: unit('floor'),
    quality: level('Q', subject.quality),
    age: unit('age'),
    condition: level('C', subject.condition),
    beds: unit('beds'),
    baths: unit('baths'),
    livingArea: unit('livingArea'),
    basement: unit('basement'),
    garage: unit('garage'),
    fireplace: unit('fireplace'),
    pool: unit('pool'),
    ownership: sayWords(subject, 'ownership'),
    design: sayWords(subject, 'design'),
    utility: sayWords(subject, 'utility'),
    heating: sayWords(subject, 'heating'),
    energy: sayWords(subject, 'energy'),
    porch: sayWords(subject, 'porch'),
    other: sayWords(subject, 'other'),
  };
}
