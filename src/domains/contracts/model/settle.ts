import type { ContractReading } from './reading.ts';
import { settleFindings } from './settle-findings.ts';

/** A reading with the terms that a person corrected, by their paths; an empty value is a term that the paper does not have. */
export function settleReading(reading: ContractReading, values: Readonly<Record<string, string>>): ContractReading {
  const settled: ContractReading = { ...reading, dates: { ...reading.dates } };
  const number = (path: string, own: number | null | undefined) => figureOf(values[path], own);
  const day = (name: string) => {
    const value = values[`dates.${name}`];
    if (value !== undefined && settled.dates != null) settled.dates[name] = value === '' ? null : value;
  };
  settled.price = number('price', reading.price) ?? null;
  for (const name of ['effective', 'closing', 'start', 'end']) day(name);
  settled.parties = settleParties(reading, values);
  const address = values['property.address'];
  if (address !== undefined) {
    settled.property = { county: null, legal: null, apn: null, ...reading.property, address: address === '' ? null : address };
  }
  const amount = values['deposit.amount'];
  const holder = values['deposit.holder'];
  if (amount !== undefined || holder !== undefined) {
    const before = typeof reading.deposit === 'object' && reading.deposit !== null ? reading.deposit : { amount: null };
    settled.deposit = {
      ...before,
      amount: number('deposit.amount', before.amount) ?? null,
      ...(holder === undefined ? {} : { holder: holder === '' ? null : holder }),
    };
  }
  if (reading.rent != null) settled.rent = { ...reading.rent, monthly: number('rent.monthly', reading.rent.monthly) ?? null };
  return { ...settled, ...settleFindings(settled, values) };
}

function figureOf(value: string | undefined, own: number | null | undefined): number | null | undefined {
  if (value === undefined) return own;
  return value === '' ? null : Number(value);
}

function settleParties({ parties }: ContractReading, values: Readonly<Record<string, string>>): ContractReading['parties'] {
  const names = (side: string) => {
    const value = values[`parties.${side}`];
    return value === undefined
      ? undefined
      : value
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '');
  };
  const changes = Object.fromEntries(
    ['sellers', 'buyers', 'landlords', 'tenants'].flatMap((side) => {
      const own = names(side);
      return own === undefined ? [] : [[side, own]];
    }),
  );
  return Object.keys(changes).length === 0 ? parties : { ...parties, ...changes };
}
