import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { at, home, homes, useTestFeed } from '#tests/support/test-feed.ts';
import { mapFeed } from './feed-admin.ts';
import { readPictureDoors } from './picture-doors.ts';
import { renewPictures } from './renew-pictures.ts';
import { replayFeed } from './replay-feed.ts';

const { ctx, db, keysShown, open, sync } = useTestFeed();

describe('records', () => {
  it('that are bad are kept apart, and come in once the mapping is mended', async () => {
    await open({ profile: 'plain', records: [home('GOOD', 1), home('ODD', 2, { StandardStatus: 'U' }), home('', 3)] });
    expect(await sync()).toMatchObject({
      inserted: 1,
      quarantined: 2,
      refusals: { 'StandardStatus unknown-value': 1, 'ListingKey missing': 1 },
    });
    await mapFeed(ctx(), 'Test', { fields: {}, words: { StandardStatus: { U: 'Active' } }, defaults: {} });
    expect(await replayFeed(ctx(), 'Test')).toMatchObject({ inserted: 1, quarantined: 1, fixed: 1 });
    expect(await keysShown()).toEqual(['GOOD', 'ODD']);
  });

  it('that would change are named field by field before anything is written', async () => {
    const opened = await open({ profile: 'plain', records: [home('A', 1, { ListPrice: 400_000 }), home('B', 2), home('C', 3)] });
    expect((await sync()).changes).toEqual([]);
    opened.put(
      home('A', 10, { ListPrice: 390_000, BedroomsTotal: 5 }),
      home('B', 11, { StandardStatus: 'Withdrawn' }),
      home('NEW', 12),
    );
    const { changes } = await sync({ isDryRun: true });
    const plain = changes.map(({ sourceListingKey, change, fields }) => [
      sourceListingKey,
      change,
      fields.filter(({ field }) => ['ListPrice', 'BedroomsTotal', 'StandardStatus'].includes(field)),
    ]);
    expect(plain).toEqual([
      ['NEW', 'insert', []],
      [
        'A',
        'update',
        [
          { field: 'ListPrice', before: '400000', after: '390000' },
          { field: 'BedroomsTotal', before: '3', after: '5' },
        ],
      ],
      ['B', 'remove', [{ field: 'StandardStatus', before: 'Active', after: 'Withdrawn' }]],
    ]);
    expect(changes.find(({ sourceListingKey }) => sourceListingKey === 'A')?.fields.map(({ field }) => field)).toEqual(
      expect.not.arrayContaining(['City', 'YearBuilt', 'Latitude']),
    );
    expect(await keysShown()).toEqual(['A', 'B', 'C']);
  });

  it('that come again in one page are taken over once, the newest of them', async () => {
    const again = [home('H00003', 900, { ListPrice: 333_333 }), home('H00040', 1, { ListPrice: 444_444 })];
    await open({ profile: 'plain', records: [...homes(60), ...again], mostPerPage: 100 });
    expect(await sync()).toMatchObject({ read: 62, inserted: 60, unchanged: 2 });
    const { rows } = await sql<{ price: number }>`
      select list_price_cents / 100 as price from listings where source_listing_key in ('H00003', 'H00040')
      order by source_listing_key`.execute(db());
    expect(rows.map(({ price }) => price)).toEqual([333_333, expect.not.closeTo(444_444)]);
  });

  it('are staged as they came, version after version', async () => {
    const opened = await open({ profile: 'plain', records: [home('A', 1)] });
    await sync();
    opened.put(home('A', 2, { ListPrice: 1000 }));
    await sync();
    const { rows } = await sql<{ version: number; versions: number }>`
      select r.version, (select count(*)::int from feed_record_versions v where v.key = r.key) as versions from feed_records r`.execute(
      db(),
    );
    expect(rows).toEqual([{ version: 2, versions: 1 }]);
  });

  it('speak the standard where the server’s lookups say what its own words mean', async () => {
    const row = (LookupName: string, LookupValue: string, StandardLookupValue: string | null, LegacyODataValue?: string) => ({
      LookupKey: `${LookupName} ${LookupValue}`,
      LookupName,
      LookupValue,
      StandardLookupValue,
      LegacyODataValue,
      ModificationTimestamp: at(0),
    });
    const opened = await open({
      profile: 'plain',
      records: [
        home('A', 1, { PropertySubType: 'Rowhome', StandardStatus: 'Backup', Cooling: ['Swamp', 'Central Air'] }),
        home('B', 2, { PropertySubType: 'TWN', Cooling: 'Yurt air' }),
      ],
      mostPerPage: 2,
      lookups: {
        rows: [
          row('SubTypes', 'Rowhome', 'Townhouse', 'TWN'),
          row('Statuses', 'Backup', 'Active Under Contract'),
          row('Coolings', 'Swamp', 'Evaporative Cooling'),
          row('Coolings', 'Yurt air', null),
        ],
        fields: { PropertySubType: 'SubTypes', StandardStatus: 'Statuses', Cooling: 'Coolings' },
      },
    });
    expect(await sync()).toMatchObject({ inserted: 2, quarantined: 0 });
    const rows = await db()
      .selectFrom('listings as l')
      .innerJoin('listing_details as d', 'd.listing_id', 'l.id')
      .select(['l.property_sub_type as sub', 'l.standard_status as status', 'd.features'])
      .orderBy('l.source_listing_key')
      .execute();
    expect(rows).toMatchObject([
      { sub: 'Townhouse', status: 'Active Under Contract', features: { Cooling: ['Evaporative Cooling', 'Central Air'] } },
      { sub: 'Townhouse', status: 'Active', features: { Cooling: ['Yurt air'] } },
    ]);
    // Once a day is enough.
    const asked = () => opened.requests.filter(({ pathname }) => pathname.endsWith('/Lookup')).length;
    const before = asked();
    await sync();
    expect(before).toBeGreaterThan(1);
    expect(asked()).toBe(before);
  });

  it('with words that nobody knows are kept, and told', async () => {
    await open({ profile: 'plain', records: [home('A', 1, { PropertySubType: 'Yurt' })] });
    await sync();
    expect(await db().selectFrom('feed_unknown_values').select(['field', 'value', 'times']).execute()).toEqual([
      { field: 'PropertySubType', value: 'Yurt', times: 1 },
    ]);
  });

  it('take the contact of their firm from the offices of the feed', async () => {
    const office = { OfficeKey: 'O1', OfficeName: 'Elm Realty', OfficePhone: '303-555-0177', ModificationTimestamp: at(0) };
    await open({ profile: 'plain', records: [home('A', 1, { ListOfficeKey: 'O1', ListOfficePhone: null })], offices: [office] });
    await sync();
    expect(await db().selectFrom('listings').select('list_office_phone').executeTakeFirst()).toEqual({
      list_office_phone: '303-555-0177',
    });
  });

  it('take over what changes of their office or agent alone', async () => {
    const office = (phone: string, minutes: number) => ({
      OfficeKey: 'O1',
      OfficeName: 'Elm Realty',
      OfficePhone: phone,
      ModificationTimestamp: at(minutes),
    });
    const agent = (name: string, minutes: number) => ({
      MemberKey: 'M1',
      MemberFullName: name,
      ModificationTimestamp: at(minutes),
    });
    const lone = { ListOfficePhone: null, ListAgentFullName: null };
    const opened = await open({
      profile: 'plain',
      records: [home('A', 1, { ...lone, ListOfficeMlsId: 'O1', ListAgentKey: 'M1' }), home('B', 2, { ListAgentKey: 'M2' })],
      offices: [office('303-555-0177', 0)],
      members: [agent('Ana Ruiz', 0)],
    });
    await sync();
    const shown = () =>
      db()
        .selectFrom('listings')
        .select(['list_office_phone as phone', 'list_agent_full_name as agent'])
        .where('source_listing_key', '=', 'A')
        .executeTakeFirstOrThrow();
    expect(await shown()).toEqual({ phone: '303-555-0177', agent: 'Ana Ruiz' });
    opened.putIn('Office', office('303-555-0199', 5));
    opened.putIn('Member', agent('Ana Lind', 5));
    await sync();
    expect(await shown()).toEqual({ phone: '303-555-0199', agent: 'Ana Lind' });
  });

  it('are counted with their offices to all that was read, also where nothing is written', async () => {
    const offices = [{ OfficeKey: 'O1', OfficeName: 'Elm Realty', ModificationTimestamp: at(0) }];
    await open({ profile: 'plain', records: [home('A', 1), home('B', 2, { StandardStatus: '?' })], offices });
    for (const options of [{ isDryRun: true }, {}]) {
      const { read, inserted, updated, unchanged, staleIgnored, quarantined } = await sync(options);
      expect([read, inserted + updated + unchanged + staleIgnored + quarantined]).toEqual([3, 3]);
    }
  });

  it('take what they lack of their agent from the members of the feed', async () => {
    const member = (key: string, fields: Record<string, unknown>) => ({
      MemberKey: key,
      ModificationTimestamp: at(0),
      ...fields,
    });
    const lone = { ListOfficePhone: null, ListAgentFullName: null };
    await open({
      profile: 'plain',
      records: [
        home('A', 1, { ...lone, ListAgentKey: 'M1' }),
        home('B', 2, { ...lone, ListAgentKey: 'M2' }),
        home('C', 3, { ListAgentKey: 'M1', ListOfficePhone: '303-555-0100', ListAgentFullName: 'Its Own' }),
        home('D', 4, { ...lone, ListAgentKey: 'M3' }),
      ],
      members: [
        member('M1', {
          MemberFirstName: 'Ana',
          MemberLastName: 'Ruiz',
          MemberDirectPhone: '303-555-0188',
          MemberEmail: 'ana@elm.example',
        }),
        member('M2', { MemberFullName: 'Bo Lind', MemberEmail: 'bo@elm.example' }),
        member('M3', { MemberFullName: 'Gone', MemberEmail: 'gone@elm.example', MlgCanView: false }),
      ],
    });
    expect(await sync()).toMatchObject({ inserted: 4, isComplete: true });
    const rows = await db()
      .selectFrom('listings')
      .select(['list_agent_full_name as agent', 'attribution_contact as contact'])
      .orderBy('source_listing_key')
      .execute();
    expect(rows).toEqual([
      { agent: 'Ana Ruiz', contact: '303-555-0188' },
      { agent: 'Bo Lind', contact: 'bo@elm.example' },
      { agent: 'Its Own', contact: null },
      { agent: null, contact: null },
    ]);
  });

  it.each([403, 404])('come also where members are refused with %i', async (status) => {
    await open({
      profile: 'plain',
      records: homes(3),
      members: [],
      fault: (_request, url) => (url.pathname.endsWith('/Member') ? { kind: 'status', status } : undefined),
    });
    expect(await sync()).toMatchObject({ inserted: 3, isComplete: true });
  });

  it('get a new address for a picture whose own has ended, by the key of their record', async () => {
    const withPicture = (signature: string) =>
      home('A', 1, { Media: [{ MediaKey: 'P', MediaURL: `https://pictures.example/a.jpg?X-Amz-Signature=${signature}` }] });
    const opened = await open({ profile: 'plain', records: [withPicture('one'), home('B', 2)] });
    await sync();
    await db().updateTable('listing_media').set({ state: 'failed', attempts: 5, expired_at: new Date() }).execute();
    opened.put(withPicture('two'));
    const asked = opened.requests.length;
    expect(await renewPictures(ctx())).toBe(1);
    expect(opened.requests.slice(asked).map((url) => url.searchParams.get('$filter'))).toEqual(["(ListingKey eq 'A')"]);
    const picture = await db()
      .selectFrom('listing_media')
      .select(['source_url', 'state', 'attempts', 'expired_at', 'renewals'])
      .executeTakeFirstOrThrow();
    expect(picture).toEqual({
      source_url: 'https://pictures.example/a.jpg?X-Amz-Signature=two',
      state: 'pending',
      attempts: 0,
      expired_at: null,
      renewals: 1,
    });
    expect(await renewPictures(ctx())).toBe(0);
  });

  it('get open houses that come by themselves', async () => {
    const house = {
      OpenHouseKey: 'OH1',
      MlgCanView: true,
      OriginatingSystemName: 'Test MLS',
      ListingKey: 'A',
      OpenHouseStartTime: '2027-01-01T18:00:00Z',
      OpenHouseEndTime: '2027-01-01T20:00:00Z',
      ModificationTimestamp: at(3),
    };
    await open({ profile: 'mls-grid', records: [home('A', 1)], openHouses: [house] });
    await sync();
    expect(await db().selectFrom('open_houses').select('source_key').execute()).toEqual([{ source_key: 'OH1' }]);
  });
});

it('opens pictures with the feed’s token at its vendor’s hosts and its own, and nowhere else', async () => {
  const opened = await open({ profile: 'mls-grid', records: [] });
  const doors = await readPictureDoors(ctx());
  const door = doors('Test MLS');
  const asks = (address: string) => door?.(new URL(address));
  expect(asks('https://media.mlsgrid.com/token/a.jpg')).toBe('secret');
  expect(asks(`${opened.address}/a.jpg`)).toBe('secret');
  for (const address of [
    'http://media.mlsgrid.com/a.jpg',
    'https://mlsgrid.com.evil.example/a.jpg',
    'https://evilmlsgrid.com/a.jpg',
  ])
    expect(asks(address)).toBeUndefined();
  expect(doors('Other MLS')).toBeUndefined();
});
