import type { City } from '#demo/city/types.ts';
import type { Random } from '#lib/random.ts';
import { createRandom } from '#lib/random.ts';
import type { Clock, Day } from './calendar.ts';
import { FAMILY_NAMES, GIVEN_NAMES, LANGUAGES } from './names.ts';
import { OFFICE_NAMES } from './office-names.ts';
import { SYSTEM_NAME } from './system.ts';
import type { Agent, Office } from './types.ts';

const AGENT_COUNT = 600;
/** Numbers 555-0100 to 555-0199 are kept for fiction in every area code. */
const AREA_CODES = ['206', '253', '360', '425', '509', '564', '971'];

export interface People {
  offices: Office[];
  agents: Agent[];
  /** Draws the index of an agent who works in a district; busy agents come up more often. */
  drawAgent(random: Random, districtId: number): number;
}

/** Sixty brokerages and six hundred agents; few of them do most of the business. */
export function generatePeople(city: City, seed: number, asOf: Day, clock: Clock): People {
  const random = createRandom(seed).fork('people');
  const stamp = clock.stamp(asOf - 21, 600);
  const phones = phoneNumbers(random);
  const offices = OFFICE_NAMES.map(([name, logoColor], index) =>
    createOffice(city, random, name, logoColor, index, phones, stamp),
  );
  const names = uniqueNames(random, AGENT_COUNT);
  const agents = names.map((name, index) => createAgent(city, random, name, index, offices, phones, stamp));
  return { offices, agents, drawAgent: agentPicker(agents, city) };
}

function phoneNumbers(random: Random): string[] {
  return random.shuffle(
    AREA_CODES.flatMap((area) => Array.from({ length: 100 }, (_, line) => `(${area}) 555-01${String(line).padStart(2, '0')}`)),
  );
}

function createOffice(
  city: City,
  random: Random,
  name: string,
  logoColor: string,
  index: number,
  phones: string[],
  stamp: string,
): Office {
  const home = random.pick(city.districts);
  const place = city.municipalities.find((candidate) => candidate.id === home.municipalityId);
  return {
    logoColor,
    record: {
      OfficeKey: `ALDO${String(index + 1).padStart(3, '0')}`,
      OfficeMlsId: String(4100 + index),
      OfficeName: name,
      OfficePhone: phones.pop() ?? '',
      OfficeEmail: `hello@${domainOf(name)}`,
      OfficeStatus: 'Active',
      OfficeCity: place?.name ?? city.name,
      OfficeStateOrProvince: city.stateOrProvince,
      OfficePostalCode: home.zip,
      IDXOfficeParticipationYN: true,
      OriginatingSystemName: SYSTEM_NAME,
      ModificationTimestamp: stamp,
    },
  };
}

function createAgent(
  city: City,
  random: Random,
  [first, last]: readonly [string, string],
  index: number,
  offices: readonly Office[],
  phones: string[],
  stamp: string,
): Agent {
  const officeIndex = Math.min(offices.length - 1, Math.floor(offices.length * random.next() ** 1.7));
  const office = offices[officeIndex]?.record;
  const base = random.pick(city.districts);
  const near = city.districts.toSorted((a, b) => distance(a.center, base.center) - distance(b.center, base.center));
  return {
    officeIndex,
    activity: 1 / (random.next() + 0.03) ** 1.15,
    districtIds: near.slice(0, random.int(4, 9)).map((district) => district.id),
    record: {
      MemberKey: `ALDM${String(index + 1).padStart(4, '0')}`,
      MemberMlsId: String(70100 + index),
      MemberFullName: `${first} ${last}`,
      MemberFirstName: first,
      MemberLastName: last,
      MemberEmail: `${slug(first)}.${slug(last)}@${domainOf(office?.OfficeName ?? '')}`,
      MemberDirectPhone: phones.pop() ?? '',
      MemberPreferredPhone: office?.OfficePhone ?? '',
      MemberStatus: 'Active',
      MemberType: random.chance(0.22) ? 'REALTOR Broker Associate' : 'REALTOR Salesperson',
      MemberStateLicense: String(100_000 + random.int(0, 89_999) * 10 + (index % 10)),
      MemberStateLicenseState: city.stateOrProvince,
      MemberLanguages: random.chance(0.3) ? ['English', random.pick(LANGUAGES)] : ['English'],
      OfficeKey: office?.OfficeKey ?? '',
      OfficeMlsId: office?.OfficeMlsId ?? '',
      OfficeName: office?.OfficeName ?? '',
      OriginatingSystemName: SYSTEM_NAME,
      ModificationTimestamp: stamp,
    },
  };
}

function uniqueNames(random: Random, count: number): (readonly [string, string])[] {
  const seen = new Set<string>();
  const names: (readonly [string, string])[] = [];
  while (names.length < count) {
    const name = [random.pick(GIVEN_NAMES), random.pick(FAMILY_NAMES)] as const;
    if (seen.has(name.join(' '))) continue;
    seen.add(name.join(' '));
    names.push(name);
  }
  return names;
}

function agentPicker(agents: readonly Agent[], city: City): People['drawAgent'] {
  const everyone = cumulate(agents, () => true);
  const byDistrict = new Map(
    city.districts.map((district) => [district.id, cumulate(agents, (agent) => agent.districtIds.includes(district.id))]),
  );
  return (random, districtId) => {
    const local = byDistrict.get(districtId);
    const pool = local === undefined || local.total === 0 || random.chance(0.12) ? everyone : local;
    const wanted = random.next() * pool.total;
    const entry = pool.entries.find((candidate) => wanted < candidate.upTo) ?? pool.entries.at(-1);
    return entry?.agent ?? 0;
  };
}

function cumulate(
  agents: readonly Agent[],
  belongs: (agent: Agent) => boolean,
): { entries: { agent: number; upTo: number }[]; total: number } {
  let total = 0;
  const entries: { agent: number; upTo: number }[] = [];
  for (const [index, agent] of agents.entries()) {
    if (!belongs(agent)) continue;
    total += agent.activity;
    entries.push({ agent: index, upTo: total });
  }
  return { entries, total };
}

function distance(a: readonly [number, number], b: readonly [number, number]): number {
  return Math.hypot((a[0] - b[0]) * 0.69, a[1] - b[1]);
}

function slug(text: string): string {
  return text.toLowerCase().replace(/[^a-z]+/g, '');
}

function domainOf(officeName: string): string {
  return `${slug(officeName)}.example.com`;
}
