import { describe, expect, it } from 'vitest';
import { acceptRecord } from '#tests/support/reso-record.ts';

describe('amounts in other money', () => {
  it.each<[Record<string, unknown>, string]>([
    [{ ListPrice: 500_000, Currency: 'CAD' }, '500,000 CAD'],
    [{ ListPrice: '500000.50', ListPriceCurrency: 'mxn' }, '500,000.5 MXN'],
    [{ ListPrice: '€450,000' }, '450,000 EUR'],
    [{ ListPrice: 'A$ 900000' }, '900,000 AUD'],
    [{ ListPrice: '1.250.000 EUR' }, '1,250,000 EUR'],
    [{ ListPrice: { amount: '7', currency: 'nzd' } }, '7 NZD'],
    [{ ListPrice: 799_000, Country: 'Canada', StateOrProvince: 'Ontario' }, '799,000 CAD'],
    [{ ListPrice: 799_000, StateOrProvince: 'ON' }, '799,000 CAD'],
    [{ ListPrice: 900_000, StateOrProvince: 'nsw' }, '900,000 AUD'],
    [{ ListPrice: 900_000, Country: 'AU', StateOrProvince: 'Western Australia' }, '900,000 AUD'],
    [{ ListPrice: 100, Currency: 'doubloons' }, '100 DOUBLOONS'],
  ])('are shown with it and never as dollars: %j', (sent, shown) => {
    const { row, details, codes } = acceptRecord(sent);
    expect([row.list_price_cents, details.facts['ForeignListPrice'], codes]).toEqual([null, shown, ['ListPrice other-currency']]);
  });

  it.each([
    { ListPrice: 500_000, Currency: 'usd' },
    { ListPrice: 'US$500,000' },
    { ListPrice: '500000 USD' },
    { ListPrice: '$500,000', Currency: '$' },
    { ListPrice: 500_000, CurrencyCode: 'N/A' },
    { ListPrice: 500_000, Country: 'CA', StateOrProvince: 'CA' },
  ])('are dollars where they say so, or nothing: %j', (sent) => {
    expect(acceptRecord(sent)).toMatchObject({ row: { list_price_cents: 50_000_000 }, codes: [] });
  });

  it('are all of a record where it names its money once', () => {
    const sale = { StandardStatus: 'Closed', CloseDate: '2026-04-01', ListPrice: 2, ClosePrice: 3, TaxAnnualAmount: 4 };
    const { row, details, codes } = acceptRecord({
      ...sale,
      AssociationFee: 5,
      AssociationFeeFrequency: 'Monthly',
      Currency: 'EUR',
    });
    expect([row.list_price_cents, row.close_price_cents, row.tax_annual_amount_cents]).toEqual([null, null, null]);
    expect(row.association_fee_monthly_cents).toBeNull();
    expect(details.facts).toMatchObject({ ForeignListPrice: '2 EUR', ForeignClosePrice: '3 EUR' });
    expect(details.facts['AssociationFee']).toBeUndefined();
    expect(details.unmapped).toEqual({ TaxAnnualAmount: '4 EUR', AssociationFee: '5 EUR' });
    expect(codes).not.toContain('ClosePrice missing');
  });

  it('are told where they are none', () => {
    const { details, codes } = acceptRecord({ ListPrice: 'on request', Currency: 'EUR' });
    expect([details.facts, codes]).toEqual([{}, ['ListPrice not-a-number']]);
  });
});
