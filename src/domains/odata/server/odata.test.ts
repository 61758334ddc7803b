import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { registerPolicy } from '#domains/listings/server/index.ts';
import { createRandom } from '#lib/random.ts';
import { addListings, systemContext, TEST_NOW } from '#tests/support/listings.ts';
import { drawCondition, ODATA_STATUSES, type ODataRow } from '#tests/support/odata-oracle.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { LOOKUP_VALUES } from '../model/lookups.ts';
import { answerOData } from './answer-odata.ts';
import { addPartner, revokePartner } from './partners.ts';

let test: TestDatabase;
let key: string;
let narrow: string;
let all: ODataRow[];

const CITIES = ['Denver', "O'Fallon", 'Émile', 'denver', null];

beforeAll(async () => {
  test = await openTestDatabase();
  const ctx = systemContext(test.db);
  const random = createRandom(11);
  const records = Array.from({ length: 120 }, (_, index) => ({
    ListingKey: `K${index}`,
    ListingId: `T${index}`,
    StandardStatus: random.pick(ODATA_STATUSES),
    City: random.pick(CITIES),
    StateOrProvince: null,
    Latitude: null,
    Longitude: null,
    ListPrice: random.next() < 0.1 ? null : random.int(100, 900) * 1000,
    BedroomsTotal: random.next() < 0.2 ? null : random.int(0, 6),
    PoolPrivateYN: random.pick([true, false, null]),
    OnMarketDate: random.next() < 0.2 ? null : `2026-0${random.int(1, 4)}-1${random.int(0, 9)}`,
    UnparsedAddress: `${index} Elm Street`,
    InternetAddressDisplayYN: random.next() > 0.2,
    InternetEntireListingDisplayYN: random.next() > 0.1,
    Appliances: random.pick([['Oven'], ['Oven', 'Range'], [], null]),
    ModificationTimestamp: `2026-04-0${random.int(1, 9)}T10:00:0${random.int(0, 9)}.123Z`,
  }));
  await addListings(test.db, ...records);
  await addListings(test.db, { ListingKey: 'SECRET', OriginatingSystemName: 'Closed MLS' });
  await registerPolicy(ctx, 'Test MLS', { template: 'own' });
  await registerPolicy(ctx, 'Closed MLS', { template: 'idx' });
  ({ key } = await addPartner(ctx, {
    name: 'Whole',
    rights: { Property: '*', Media: '*', Member: '*', Office: '*', OpenHouse: '*' },
  }));
  ({ key: narrow } = await addPartner(ctx, { name: 'Narrow', rights: { Property: ['City', 'ListPrice'] } }));
  all = await walk('Property');
});
afterAll(() => test.close());

let strangers = 0;
async function ask(path: string, { as = key, prefer, most }: { as?: string; prefer?: string; most?: string } = {}) {
  const headers = new Headers({ authorization: `Bearer ${as}` });
  if (most !== undefined) headers.set('odata-maxversion', most);
  if (prefer !== undefined) headers.set('prefer', prefer);
  const url = path.startsWith('http') ? path : `https://site.example/api/odata/${path}`;
  const response = await answerOData(systemContext(test.db), new Request(url, { headers }), {
    publicUrl: 'https://site.example',
    countRead: () => undefined,
    countStranger: () => void (strangers += 1),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text.startsWith('{') ? (JSON.parse(text) as ODataRow) : { text },
  };
}

const query = (options: Record<string, string>) => `Property?${new URLSearchParams(options).toString()}`;
const rowsOf = ({ body }: { body: ODataRow }) => body['value'] as ODataRow[];
const listOf = (row: ODataRow | undefined, name: string) => (row?.[name] ?? []) as ODataRow[];
const keysOf = (rows: ODataRow[]) => rows.map((row) => row['ListingKey']);

async function walk(path: string): Promise<ODataRow[]> {
  const rows: ODataRow[] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const answer: Awaited<ReturnType<typeof ask>> = await ask(next, { prefer: 'odata.maxpagesize=17' });
    rows.push(...rowsOf(answer));
    next = answer.body['@odata.nextLink'] as string | undefined;
  }
  return rows;
}

describe('queries', () => {
  it('give what a plain look at every row gives, in 400 random cases', async () => {
    expect(all.length).toBeGreaterThan(50);
    const random = createRandom(5);
    for (let round = 0; round < 400; round++) {
      const { text, holds } = drawCondition(random, 3);
      const { status, body } = await ask(query({ $filter: text, $count: 'true', $select: 'ListingKey' }), {
        prefer: 'odata.maxpagesize=500',
      });
      expect({ text, status }).toEqual({ text, status: 200 });
      expect({ text, keys: keysOf(body['value'] as ODataRow[]) }).toEqual({ text, keys: keysOf(all.filter(holds)) });
      expect(body['@odata.count']).toBe(all.filter(holds).length);
    }
  });

  it.each([
    ['(ListPrice) gt 500000', 'ListPrice gt 500000'],
    ['((ListPrice)) gt (500000) and BedroomsTotal ge ((3))', 'ListPrice gt 500000 and BedroomsTotal ge 3'],
    ["((tolower(City)) eq 'denver')", "tolower(City) eq 'denver'"],
    ["tolower(City) eq 'émile'", "City eq 'Émile'"],
    ["toupper(City) eq 'ÉMILE'", "City eq 'Émile'"],
    ["not ((City) in ('Denver', (StandardStatus)))", "not (City in ('Denver', StandardStatus))"],
    ["(PoolPrivateYN) and (Appliances/any(a:(a) eq ('Oven')))", "PoolPrivateYN eq true and Appliances/any(a:a eq 'Oven')"],
  ])('mean the same, with brackets around each value and in other letters: %s', async (bracketed, plain) => {
    const [one, other] = [await ask(query({ $filter: bracketed })), await ask(query({ $filter: plain }))];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(keysOf(rowsOf(other)).length).toBeGreaterThan(0);
    expect(keysOf(rowsOf(one))).toEqual(keysOf(rowsOf(other)));
  });

  it('are ordered, with null below everything, and paged', async () => {
    const rank = (value: unknown) => (value === null ? Number.NEGATIVE_INFINITY : Number(value));
    const byKey = (a: ODataRow, b: ODataRow) => (String(a['ListingKey']) < String(b['ListingKey']) ? -1 : 1);
    const sorted = all.toSorted((a, b) => rank(b['ListPrice']) - rank(a['ListPrice']) || byKey(a, b));
    const found = await walk(query({ $orderby: 'ListPrice desc' }));
    expect(found.map((row) => row['ListPrice'])).toEqual(sorted.map((row) => row['ListPrice']));
    const page = rowsOf(await ask(query({ $orderby: 'ListPrice desc', $top: '5', $skip: '7' })));
    expect(keysOf(page)).toEqual(keysOf(sorted.slice(7, 12)));
    expect(await walk(query({ $top: '40' }))).toHaveLength(40);
  });

  it('show nothing that everybody may not see', async () => {
    expect(all.every((row) => !['Withdrawn', 'Incomplete'].includes(String(row['StandardStatus'])))).toBe(true);
    const hidden = all.filter((row) => row['InternetAddressDisplayYN'] === false);
    expect(hidden.length).toBeGreaterThan(3);
    for (const row of hidden)
      expect([row['UnparsedAddress'], row['StreetName'], row['PublicRemarks'], row['ParcelNumber']]).toEqual([
        null,
        null,
        null,
        null,
      ]);
    expect(JSON.stringify(all)).not.toContain('Closed MLS');
    expect(Object.keys(all[0] ?? {}).filter((name) => /compensation|^private|owner/i.test(name))).toEqual([]);
  });

  it('are answered by key, with nested lists, members and offices', async () => {
    const listingKey = String(all[0]?.['ListingKey']);
    expect(await ask(`Property('${listingKey}')?$expand=Media,OpenHouse`)).toMatchObject({
      status: 200,
      body: { ListingKey: listingKey, Media: [], OpenHouse: [] },
    });
    expect(await ask("Property('nothing')")).toMatchObject({ status: 404, body: { error: { code: 'NotFound' } } });
    expect((await ask('Office')).status).toBe(200);
    expect((await ask('Member')).status).toBe(200);
    expect((await ask('OpenHouse?$count=true')).status).toBe(200);
    expect((await ask('')).body['value']).toHaveLength(6);
  });
});

describe('words of lists', () => {
  it('are told by Lookup to every key, and fields say which list is theirs', async () => {
    const metadata = String((await ask('$metadata', { as: narrow })).body['text']);
    expect(metadata).toContain('<EntityType Name="Lookup">');
    expect(metadata).not.toContain('String="StandardStatus"');
    expect(String((await ask('$metadata')).body['text'])).toContain(
      '<Property Name="StandardStatus" Type="Edm.String"><Annotation Term="RESO.OData.Metadata.LookupName" String="StandardStatus"/></Property>',
    );
    const found = await ask("Lookup?$filter=LookupName eq 'StandardStatus'&$count=true", { as: narrow });
    expect(found.body['@odata.count']).toBe(11);
    const words = rowsOf(found).map((row) => row['LookupValue']);
    for (const row of all) expect(words).toContain(row['StandardStatus']);
    expect((await ask("Lookup('StandardStatus-ActiveUnderContract')")).body).toMatchObject({
      LookupName: 'StandardStatus',
      LookupValue: 'Active Under Contract',
      StandardLookupValue: 'Active Under Contract',
      LegacyODataValue: 'ActiveUnderContract',
      ModificationTimestamp: expect.stringMatching(/Z$/),
    });
    expect(new Set((await walk('Lookup')).map((row) => row['LookupKey'])).size).toBe(LOOKUP_VALUES.length);
  });
});

describe('what clients say of themselves', () => {
  it('names options without their sign, in either case, once', async () => {
    const plain = await ask("Property?$filter=City eq 'Denver'&$top=3&$orderby=ListPrice");
    expect(rowsOf(plain)).toHaveLength(3);
    const short = await ask("Property?filter=City eq 'Denver'&TOP=3&$OrderBy=ListPrice");
    expect(keysOf(rowsOf(short))).toEqual(keysOf(rowsOf(plain)));
    const first = await ask('Property?orderby=ListPrice', { prefer: 'odata.maxpagesize=20' });
    const rest = await walk(String(first.body['@odata.nextLink']));
    expect(keysOf([...rowsOf(first), ...rest])).toEqual(keysOf(await walk('Property?$orderby=ListPrice')));
    expect(await ask('Property?$top=3&top=3')).toMatchObject({ status: 400 });
  });

  it('is answered in their version, with the page size that holds', async () => {
    const versionOf = ({ headers }: { headers: Headers }) => headers.get('odata-version');
    expect([versionOf(await ask('Property')), versionOf(await ask('', { most: '4.0' }))]).toEqual(['4.01', '4.0']);
    expect(versionOf(await ask('Property?$top=x', { most: '4.0' }))).toBe('4.0');
    const applied = async (prefer?: string) =>
      (await ask('Property', prefer === undefined ? {} : { prefer })).headers.get('preference-applied');
    expect(await applied()).toBeNull();
    expect(await applied('odata.maxpagesize=17')).toBe('odata.maxpagesize=17');
    expect(await applied('maxpagesize=100000')).toBe('odata.maxpagesize=500');
  });
});

describe('nested lists', () => {
  it('are cut where the asker says or we do, and say where they go on', async () => {
    const key = String(all[0]?.['ListingKey']);
    const row = all.find(({ InternetAddressDisplayYN: isShown }) => isShown === true);
    const listingKey = String(row?.['ListingKey'] ?? key);
    await sql`
      insert into open_houses (listing_id, source_key, starts_at, ends_at, time_zone)
      select l.id, 'N' || n, now() + n * interval '1 hour', now() + n * interval '1 hour' + interval '30 minutes', 'America/Denver'
      from listings l, generate_series(1, 450) n where l.listing_key = ${listingKey}`.execute(test.db);
    const whole = rowsOf(await ask(`Property?$filter=ListingKey eq '${listingKey}'&$expand=OpenHouse($select=OpenHouseKey)`))[0];
    const found = listOf(whole, 'OpenHouse').map((one) => one['OpenHouseKey']);
    expect(found).toHaveLength(200);
    const rest = await walk(String(whole?.['OpenHouse@odata.nextLink']));
    const keys = [...found, ...rest.map((one) => one['OpenHouseKey'])];
    expect(keys).toHaveLength(450);
    expect(new Set(keys).size).toBe(450);
    const few = rowsOf(
      await ask(`Property?$filter=ListingKey eq '${listingKey}'&$expand=OpenHouse(top=3;$skip=2;Select=OpenHouseKey)`),
    )[0];
    expect(listOf(few, 'OpenHouse').map((one) => one['OpenHouseKey'])).toEqual(keys.slice(2, 5));
    expect(few).not.toHaveProperty('OpenHouse@odata.nextLink');
    await sql`delete from open_houses`.execute(test.db);
  });
});

describe('pages', () => {
  it.each(['ModificationTimestamp', 'OnMarketDate desc,BedroomsTotal', 'PoolPrivateYN,ListPrice desc', 'City desc'])(
    'in order of %s give each row once, although others go meanwhile',
    async ($orderby) => {
      const options = { $orderby, $select: 'ListingKey', $filter: 'ListingKey ne null' };
      const expected = keysOf(await walk(query(options)));
      const first = await ask(query(options), { prefer: 'odata.maxpagesize=17' });
      const gone = keysOf(rowsOf(first)).slice(0, 5).map(String);
      const before = await test.db
        .selectFrom('listings')
        .select(['id', 'standard_status'])
        .where('listing_key', 'in', gone)
        .execute();
      await test.db.updateTable('listings').set({ standard_status: 'Delete' }).where('listing_key', 'in', gone).execute();
      const rest = await walk(String(first.body['@odata.nextLink']));
      for (const { id, standard_status: status } of before)
        await test.db.updateTable('listings').set({ standard_status: status }).where('id', '=', id).execute();
      expect([...keysOf(rowsOf(first)), ...keysOf(rest)]).toEqual(expected);
    },
  );
});

describe('rights', () => {
  it('hide fields everywhere', async () => {
    expect(Object.keys(rowsOf(await ask('Property?$top=1', { as: narrow }))[0] ?? {}).toSorted()).toEqual([
      'City',
      'ListPrice',
      'ListingKey',
    ]);
    expect(await ask('Property?$select=PublicRemarks', { as: narrow })).toMatchObject({ status: 400 });
    expect(await ask("Property?$filter=contains(PublicRemarks,'x')", { as: narrow })).toMatchObject({ status: 400 });
    expect(await ask('Property?$orderby=YearBuilt', { as: narrow })).toMatchObject({ status: 400 });
    expect(await ask('Media', { as: narrow })).toMatchObject({ status: 403 });
    expect(String((await ask('$metadata', { as: narrow })).body['text'])).not.toContain('PublicRemarks');
  });

  it('end at once', async () => {
    const ctx = systemContext(test.db);
    const { key: short } = await addPartner(ctx, { name: 'Short', rights: { Property: '*' } });
    expect(await ask('Property?$top=1', { as: short })).toMatchObject({ status: 200 });
    await revokePartner(ctx, 'Short');
    expect(await ask('Property?$top=1', { as: short })).toMatchObject({ status: 401 });
    const before = strangers;
    expect(await ask('Property', { as: 'rp_nobody' })).toMatchObject({ status: 401, body: { error: { code: 'Unauthorized' } } });
    expect(strangers).toBe(before + 1);
  });
});

describe('what cannot be answered', () => {
  it.each([
    ["ListingKey eq 'x' or 1=1"],
    ["ListingKey eq 'x'; drop table listings; --"],
    ["ListingKey eq ''' or true or '''"],
    ['"q"."ListingKey" eq 1'],
    ["City eq 'x') or (true"],
    ['ListPrice eq pg_sleep(10)'],
    ['list_price_cents gt 1'],
    ['confidential eq 1'],
    ["ListPrice gt 'abc'"],
    ['ListPrice'],
    ['eq eq eq'],
    ["City eq 'unclosed"],
    ['ListPrice gt 1 and'],
    ['('.repeat(50)],
    [`${'('.repeat(50)}ListPrice${')'.repeat(50)} gt 1`],
    ['(ListPrice gt 1) gt 1'],
    ["(contains(City,'x')) eq 1"],
    ['not '.repeat(100)],
    ["contains(City,'x'"],
    ['Appliances eq null'],
    ["Appliances/any(a:Appliances/any(b:b eq 'x'))"],
    ['OnMarketDate eq 2026-02-31'],
    ['constructor eq 1'],
    ['__proto__ eq 1'],
    [Array.from({ length: 200 }, () => 'ListPrice gt 1').join(' or ')],
    ["substringof('x',City)"],
    ['\0'],
    ['cast(ListPrice,Edm.String) eq 1'],
  ])('is told as OData tells it: %s', async (filter) => {
    const { status, body } = await ask(query({ $filter: filter }));
    if (status === 200) {
      // A harmless text, and nothing else.
      expect(rowsOf({ body })).toEqual([]);
      return;
    }
    expect([400, 413, 501]).toContain(status);
    expect(body['error']).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    expect(JSON.stringify(body)).not.toMatch(/syntax error|relation|column/);
  });

  it.each(["Appliances has 'Oven'", "StandardStatus has 'Active' and ListPrice gt 1"])(
    'is not built, and says so: %s',
    async (filter) => {
      const { status, body } = await ask(query({ $filter: filter }));
      expect([status, body]).toMatchObject([501, { error: { message: expect.stringContaining('any or all') } }]);
    },
  );

  it.each([
    'Property?$top=-1',
    'Property?$top=x',
    'Property?$skip=999999999',
    'Property?$orderby=ListPrice;drop',
    'Property?$orderby=(select 1)',
    'Property?$select=a"b',
    'Property?$expand=Secrets',
    'Property?$expand=Media($filter=x)',
    'Property?$expand=Media($top=-1)',
    'Property?$expand=Media($skip=x)',
    'Property?$count=maybe',
    'Property?$apply=aggregate(x)',
    'Property?$skiptoken=abc',
    `Property?$orderby=ListPrice&$skiptoken=${Buffer.from('{"key":"A","values":[]}').toString('base64url')}`,
    `Property?$orderby=ListPrice&$skiptoken=${Buffer.from('{"key":"A","values":["x"]}').toString('base64url')}`,
    `Property?$orderby=OnMarketDate&$skiptoken=${Buffer.from('{"key":"A","values":["2026-02-31"]}').toString('base64url')}`,
    'Property?$orderby=PublicRemarks',
    'Property?nonsense=1',
    'Property?$filter=City eq null&$filter=City eq null',
    'listings',
    'Property(1)',
    `Property?$filter=${'a'.repeat(9000)}`,
  ])('is told as OData tells it: %s', async (path) => {
    const { status, body } = await ask(path);
    expect([400, 404, 413, 501]).toContain(status);
    expect(body['error']).toMatchObject({ code: expect.any(String) });
  });

  it('leaves the database as it is', async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from listings`.execute(test.db);
    expect(rows[0]?.n).toBe(121);
    expect(TEST_NOW).toBeInstanceOf(Date);
  });
});
