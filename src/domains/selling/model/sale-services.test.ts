import { describe, expect, it } from 'vitest';
import { SELLING_ROUTES } from '#domains/proceeds/contract.ts';
import { SALE_SERVICE_KEYS } from './sale-service-keys.ts';
import { expertsFor, isUsual, SALE_SERVICES } from './sale-services.ts';

describe('the services of a sale', () => {
  it('stand once each, in the order of their keys', () => {
    expect(SALE_SERVICES.map(({ key }) => key)).toEqual(SALE_SERVICE_KEYS);
  });

  it('are usual for a known way of selling alone; every way needs somebody to close', () => {
    for (const service of SALE_SERVICES) expect(isUsual(service, null)).toBe(false);
    for (const route of SELLING_ROUTES)
      expect(SALE_SERVICES.filter((service) => isUsual(service, route)).map(({ key }) => key)).toContain('closing');
  });

  it('lead to the experts at a home for sale, else in its ZIP code, and to the category where nothing is known', () => {
    const mover = SALE_SERVICES.find(({ key }) => key === 'mover');
    if (mover === undefined) throw new Error('no movers');
    expect(expertsFor(mover, { listingKey: 'a b', postalCode: '98000' })).toBe('/service-experts?category=mover&listing=a+b');
    expect(expertsFor(mover, { listingKey: null, postalCode: '98000-1234' })).toBe('/service-experts?category=mover&zip=98000');
    expect(expertsFor(mover, { listingKey: null, postalCode: null })).toBe('/service-experts?category=mover');
  });
});
