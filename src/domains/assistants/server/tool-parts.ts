import { z } from 'zod';
import type { ListingSummary } from '#domains/listings/contract.ts';
import { monthlyCost, startingInputs } from '#lib/monthly-cost.ts';
import { toCents } from '#lib/money.ts';
import type { Db } from '#platform/db/database.ts';
import { plainLine } from '../model/plain-remarks.ts';
import type { TokenHolder } from './tokens.ts';

/** Answers a call of our own API as everybody gets it, or as a person does who let the assistant in; or says why not. */
export type CallApi = (
  method: 'GET' | 'POST',
  path: string,
  query?: Record<string, string>,
  body?: unknown,
  person?: TokenHolder,
) => Promise<ApiAnswer>;
export type ApiAnswer = { ok: true; value: unknown } | { ok: false; status: number; message: string };

export interface ToolPorts {
  db: Db;
  callApi: CallApi;
  /** Address of the site, without a slash at the end. */
  publicUrl: string;
  productName: string;
}

/** An answer of our own API, checked; what it refuses is refused to the assistant in the same words. */
export type Read = <T>(schema: z.ZodType<T> | undefined, ...call: Parameters<CallApi>) => Promise<T>;

/** What tools that read are made with. */
export interface Reading {
  read: Read;
  publicUrl: string;
  /** Throws a refusal for a name that is no place here. */
  resolvePlace: (name: string) => Promise<{ slug: string; label: string }>;
}

export const homeSchema = z.object({
  home_id: z.string(),
  address: z.string().nullable().describe('Null: withheld by the seller'),
  city: z.string().nullable(),
  zip: z.string().nullable(),
  price: z.number().nullable(),
  status: z.string(),
  beds: z.number().nullable(),
  baths: z.number().nullable(),
  sqft: z.number().nullable(),
  year_built: z.number().nullable(),
  monthly_cost: z.number().nullable(),
  listed_by: z.string().nullable(),
  is_fictional: z.boolean(),
  link: z.string(),
});

/** Homes of the same shape, not spelled out again: all tools together have to stay small. */
export const sameHomesSchema = z.array(z.looseObject({})).describe('As search_homes gives them');

export const READS = { readOnlyHint: true, openWorldHint: false };

/** A refusal that a model can pass on in its own words. */
export class Refused extends Error {}

export async function answer<T extends Record<string, unknown>>(work: () => Promise<T>) {
  try {
    const value = await work();
    return { content: [{ type: 'text' as const, text: JSON.stringify(value) }], structuredContent: value };
  } catch (error) {
    // Only what is meant for people reaches the model.
    const text = error instanceof Refused ? error.message : 'Something went wrong on our side. Try again in a moment.';
    return { content: [{ type: 'text' as const, text }], isError: true };
  }
}

const line = (text: string | null) => (text === null ? null : plainLine(text));

export function presentHome(home: ListingSummary, publicUrl: string): z.infer<typeof homeSchema> {
  const contact = home.attributionContact ?? home.listOfficePhone;
  const cost =
    home.listPrice === null || home.standardStatus === 'Closed'
      ? null
      : monthlyCost(
          startingInputs({
            priceCents: toCents(home.listPrice),
            taxYearCents: toCents(home.taxAnnualAmount),
            associationMonthCents: toCents(home.associationFeeMonthly),
          }),
        ).totalCents;
  return {
    home_id: home.listingKey,
    address: line(home.unparsedAddress),
    city: line(home.city),
    zip: line(home.postalCode),
    price: home.closePrice ?? home.listPrice,
    status: home.standardStatus,
    beds: home.bedroomsTotal,
    baths: home.bathroomsTotalInteger,
    sqft: home.livingArea,
    year_built: home.yearBuilt,
    monthly_cost: cost === null ? null : Math.round(cost / 100),
    listed_by: home.listOfficeName === null ? null : plainLine(`${home.listOfficeName}${contact === null ? '' : `, ${contact}`}`),
    is_fictional: home.isDemonstration,
    link: `${publicUrl}/property/${home.listingKey}`,
  };
}
