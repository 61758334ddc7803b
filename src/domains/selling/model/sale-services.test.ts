import { describe, expect, it } from 'vitest';
import { SELLING_ROUTES } from '#domains/proceeds/contract.ts';
import { SALE_SERVICE_KEYS } from './sale-service-keys.ts';
import { isUsual, SALE_SERVICES } from './sale-services.ts';

describe('the services of a sale', () => {
  it('stand once each, in the order of their keys', () => {
    expect(SALE_SERVICES.map(({ key }) => key)).toEqual(SALE_SERVICE_KEYS);
  });

  it('are usual for a known way of selling alone; every way needs somebody to close', () => {
    for (const service of SALE_SERVICES) expect(isUsual(service, null)).toBe(false);
    for (const route of SELLING_ROUTES)
      expect(SALE_SERVICES.filter((service) => isUsual(service, route)).map(({ key }) => key)).toContain('closing');
  });
});
