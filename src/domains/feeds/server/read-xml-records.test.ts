import { describe, expect, it } from 'vitest';
import { A, B, BOTH, rowsOf, said } from '#tests/support/feed-records.ts';

describe('rows of RETS', () => {
  const answer = (columns: string, rows: string[], before = '') =>
    `<?xml version="1.0"?>\n<RETS ReplyCode="0" ReplyText="Success">\n<COUNT Records="${rows.length}"/>\n${before}<COLUMNS>${columns}</COLUMNS>\n${rows.join('\n')}\n<MAXROWS/>\n</RETS>`;
  const columns = '\tListingKey\tStandardStatus\tCity\tPublicRemarks\t';

  it.each([
    ['with the tabulator that is said', '<DELIMITER value="09"/>\n', '\t'],
    ['with the one that is not', '', '\t'],
    ['with another delimiter', '<DELIMITER value="7C"/>\n', '|'],
  ])('are read %s', async (_name, before, delimiter) => {
    const rows = ['<DATA>\tA\tActive\tDenver\tLight &amp; air\t</DATA>', '<DATA>\tB\tClosed\tBoulder\t\t</DATA>'];
    const text = answer(columns, rows, before).replaceAll('\t', delimiter);
    expect(await said(text)).toEqual(BOTH);
  });

  it.each([
    ['with a cell too few', '<DATA>\tX\tActive\tDenver\t</DATA>'],
    ['with an element that was never closed', '<DATA>\tX\tActive\tDenver\t<b>big\t</DATA>'],
    ['that was never closed', '<DATA>\tX\tActive\tDenver\t\t'],
  ])('%s take no other along', async (_name, broken) => {
    const rows = ['<DATA>\tA\tActive\tDenver\t\t</DATA>', broken, '<DATA>\tB\tClosed\tBoulder\t\t</DATA>'];
    expect(await said(answer(columns, rows))).toEqual([BOTH[0], [' invalid-row'], BOTH[1]]);
  });

  it('that end in the middle of the file say so', async () => {
    const whole = answer(columns, ['<DATA>\tA\tActive\tDenver\t\t</DATA>', '<DATA>\tB\tClo']);
    await expect(said(whole.slice(0, whole.indexOf('Clo')))).rejects.toThrow('in the middle of the listing');
  });
});

describe('listings in Atom', () => {
  const head =
    '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:d="http://schemas.microsoft.com/ado/2007/08/dataservices" xmlns:m="http://schemas.microsoft.com/ado/2007/08/dataservices/metadata">';
  const properties = (record: object) =>
    `<m:properties>${Object.entries(record)
      .map(([name, value]) => `<d:${name} m:type="Edm.String">${value}</d:${name}>`)
      .join('')}<d:YearBuilt m:type="Edm.Int32" m:null="true" /></m:properties>`;
  const pictures = ['1', '2']
    .map((name) => `<entry><content>${properties({ MediaURL: `https://a/${name}.jpg` })}</content></entry>`)
    .join('');
  const media = `<link title="Media" href="x"><m:inline><feed><id>x</id>${pictures}</feed></m:inline></link>`;
  const entry = (record: object, links = '') =>
    `<entry><id>x</id><title/>${links}<link title="Office" href="x"/><content type="application/xml">${properties(record)}</content></entry>`;

  it('are read with what belongs to them', async () => {
    expect(await said(`${head}<title>Property</title>${entry(A, media)}${entry(B)}</feed>`)).toEqual([
      ['A', 'Denver', 2],
      BOTH[1],
    ]);
  });

  it('are read where their fields stand beside the content', async () => {
    expect(await said(`${head}<entry><content src="x"/>${properties(A)}</entry></feed>`)).toEqual([BOTH[0]]);
  });

  it('that were never closed take no other along', async () => {
    const open = entry({ ...A, ListingKey: 'X' }).replace('</entry>', '');
    expect(await said(`${head}${open}${entry(A, media)}${entry(B)}</feed>`)).toEqual([
      [' invalid-xml'],
      ['A', 'Denver', 2],
      BOTH[1],
    ]);
  });
});

describe('groups in XML', () => {
  it('are read as those of other records', async () => {
    const listing = (key: string, city: string) =>
      `<Listing><Location><StreetAddress>1 Main St</StreetAddress><City>${city}</City></Location><ListingDetails><Status>Active</Status><Price>450000</Price><MlsId>${key}</MlsId></ListingDetails><BasicDetails><PropertyType>Condo</PropertyType><Bedrooms>3</Bedrooms></BasicDetails><Pictures><Picture><PictureUrl>https://a/1.jpg</PictureUrl></Picture></Pictures></Listing>`;
    const content = `<Listings>${listing('7', 'Denver')}${listing('8', 'Boulder')}</Listings>`;
    expect(await said(content)).toEqual([
      ['7', 'Denver', 1],
      ['8', 'Boulder', 1],
    ]);
    expect((await rowsOf(content))[0]).toMatchObject({
      list_price_cents: 45_000_000,
      property_type: 'Residential',
      property_sub_type: 'Condominium',
      bedrooms_total: 3,
    });
  });
});

describe('rows in XML', () => {
  it.each(['row', 'record'])('have their cells as attributes or as elements: %s', async (element) => {
    const attributes = (home: object) => Object.entries(home).map(([name, value]) => ` ${name}="${value}"`);
    const elements = (home: object) => Object.entries(home).map(([name, value]) => `<${name}>${value}</${name}>`);
    expect(
      await said(`<data><${element}${attributes(A).join('')}/><${element}>${elements(B).join('')}</${element}></data>`),
    ).toEqual(BOTH);
  });
});

describe('listings in XML', () => {
  it.each([
    ['Property', 'ResoReplication'],
    ['Listing', 'Listings'],
    ['RECORD', 'RESULTS'],
  ])("with RESO's own fields are read from %s", async (element, root) => {
    const pictures = ['1', '2'].map((name) => `<Media><MediaURL>https://a/${name}.jpg</MediaURL></Media>`).join('');
    const [one, other] = [A, B].map((home) =>
      Object.entries(home)
        .map(([name, value]) => `<${name}>${value}</${name}>`)
        .join(''),
    );
    expect(await said(`<${root}><${element}>${one}${pictures}</${element}><${element}>${other}</${element}></${root}>`)).toEqual([
      ['A', 'Denver', 2],
      BOTH[1],
    ]);
  });

  const ad = (key: string, end = '</ad>') => `<ad><id>${key}</id><city>Denver</city>${end}\n`;

  it.each([
    ['that were never closed', ad('X', '')],
    ['with an element that was never closed', ad('X', '<title>open</ad>')],
  ])('%s take no other along', async (_name, broken) => {
    const found = await said(`<trovit>\n${ad('A')}${broken}${ad('B')}${ad('C')}</trovit>`);
    expect(found.map((one) => (one.length === 1 ? one : one[0]))).toEqual(['A', [' invalid-xml'], 'B', 'C']);
  });

  it('are read to the end of the file also after a tag too many', async () => {
    const keys = Array.from({ length: 50 }, (_, at) => `K${at}`);
    const found = await said(`<trovit>\n${ad('A')}</city></ad>${keys.map((key) => ad(key)).join('')}</trovit>`);
    expect(found.map(([key]) => key)).toEqual(['A', ...keys]);
  });
});
