import { describe, expect, it } from 'vitest';

import { fixtureCity } from './fixture-city.ts';
import { generateMarket } from './market.ts';

const market = generateMarket(fixtureCity(160), { seed: 8, asOf: '2026-03-11' });
const listings = [...market.currentListings, ...market.soldListings];

describe('generatePeople', () => {
  it('makes sixty offices and six hundred agents whom nobody can reach by accident', () => {
    expect(market.offices).toHaveLength(60);
    expect(market.agents).toHaveLength(600);
    const phones = [
      ...market.offices.map((office) => office.record.OfficePhone),
      ...market.agents.map((agent) => agent.record.MemberDirectPhone),
    ];
    for (const phone of phones) expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
    expect(new Set(phones).size).toBe(660);
    const mails = [
      ...market.offices.map((office) => office.record.OfficeEmail),
      ...market.agents.map((agent) => agent.record.MemberEmail),
    ];
    for (const mail of mails) expect(mail).toMatch(/^[a-z.]+@[a-z]+\.example\.com$/);
    expect(new Set(mails).size).toBe(660);
    expect(new Set(market.agents.map((agent) => agent.record.MemberStateLicense)).size).toBeGreaterThan(590);
    for (const office of market.offices) expect(office.logoColor).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('gives most listings to few agents', () => {
    const counts = new Map<string, number>();
    for (const { record } of listings) counts.set(record.ListAgentKey, (counts.get(record.ListAgentKey) ?? 0) + 1);
    const sorted = [...counts.values()].sort((a, b) => b - a);
    const top = sorted.slice(0, 60).reduce((sum, count) => sum + count, 0);
    expect(top / listings.length).toBeGreaterThan(0.35);
    expect(counts.size).toBeGreaterThan(150);
  });
});
