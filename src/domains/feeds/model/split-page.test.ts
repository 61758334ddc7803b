import { describe, expect, it } from 'vitest';
import { guessPage, PageBroken, readPieces, splitPage, takeRecords } from './split-page.ts';

const LINK = 'https://feed.example/Property?$skiptoken=2';

function split(text: string) {
  const { records, envelope } = splitPage(Buffer.from(text));
  return { records: records.map((record) => Buffer.from(record).toString('utf8')), envelope };
}

const sound = (key: string) =>
  `{"Key":"${key}","Media":[{"Url":"1"},{"Url":"2"}],"n":{"Key":"x"},"Remarks":"a \\"word\\", and {more]"}`;

describe('splitPage', () => {
  it.each([
    ['a list', '[{"a":1}, {"b":[2]}]', {}],
    ['an answer', `{"@odata.context":"x","value":[{"a":1}, {"b":[2]}],"@odata.nextLink":"${LINK}"}`, { '@odata.nextLink': LINK }],
    ['an older answer', '{"d":{"results":[{"a":1}, {"b":[2]}],"__next":"x"}}', { d: { results: [], __next: 'x' } }],
  ])('finds the records of %s', (_name, text, envelope) => {
    const page = split(text);
    expect(page.records).toEqual(['{"a":1}', '{"b":[2]}']);
    expect(page.envelope).toMatchObject(envelope);
  });

  it.each([
    ['a quote too many', '{"Key":"B","Remarks":"12" deep","Media":[{"Url":"1"},{"Url":"2"}]}'],
    ['a word in quotes', '{"Key":"B","Remarks":"a "word" of "mine","c":"d"}'],
    ['a quote too few', '{"Key":"B","Remarks":"open,"Media":[{"Url":"1"},{"Url":"2"}],"n":{"a":"b"}}'],
    ['a text without its first quote', '{"Key":"B","City":Tampa","Media":[{"Url":"1"}]}'],
    ['a list without its end', '{"Key":"B","Media":[{"Url":"1"},{"Url":"2"},"n":{"a":"b"}}'],
    ['an object without its end', '{"Key":"B","n":{"a":"b","Media":[{"Url":"1"}]}'],
    ['no end of its own', '{"Key":"B","n":{"a":"b"},"c":"d"'],
    ['a bracket too many', '{"Key":"B","c":1],"Media":[{"Url":"1"}]}'],
    ['the rest of it missing', '{"Key":"B","City":"Tam'],
  ])('lets a record with %s spoil no other', (_name, broken) => {
    for (const [before, after] of [
      ['[', ']'],
      ['{"@odata.context":"x","value":[', `],"@odata.nextLink":"${LINK}"}`],
      ['{"value":[ ', '\n],"@odata.count":4,"names":["x"]}'],
    ] as const) {
      for (const at of [0, 1, 2]) {
        const records = [sound('A'), sound('C'), sound('D'), sound('E')].with(at, broken);
        const page = split(before + records.join(',\n') + after);
        expect(page.records.with(at, broken)).toEqual(records);
        expect(() => JSON.parse(page.records[at] ?? '')).toThrow(SyntaxError);
        expect(page.envelope['@odata.nextLink'] ?? null).toBe(after.includes(LINK) ? LINK : null);
      }
    }
  });

  it('takes a broken last record with the end of the list where its own is not known', () => {
    const page = split(`{"value":[${sound('A')},{"Key":"B","Remarks":"12" deep"}],"@odata.nextLink":"${LINK}"}`);
    expect(page.records).toEqual([sound('A'), '{"Key":"B","Remarks":"12" deep"}]']);
    expect(page.envelope).toMatchObject({ '@odata.nextLink': LINK });
  });

  it('refuses an answer that is cut short anywhere, also behind a broken record', () => {
    for (const records of [
      [sound('A'), sound('B')],
      [sound('A'), '{"Key":"B","Remarks":"12" deep"}', sound('C')],
    ]) {
      const whole = `{"@odata.context":"x","value":[${records.join(',')}],"@odata.nextLink":"${LINK}"}`;
      for (let length = 1; length < whole.length; length += 1)
        expect(() => splitPage(Buffer.from(whole.slice(0, length))), whole.slice(0, length)).toThrow(PageBroken);
    }
  });

  it('finds broken records in a time that grows with the page alone', () => {
    const broken = '{"Key":"B","Remarks":"12" deep","Media":[{"Url":"1"}]}';
    const page = `{"value":[${Array.from({ length: 4000 }, (_, at) => (at % 2 === 0 ? broken : sound(String(at)))).join(',')}]}`;
    expect(split(page).records).toHaveLength(4000);
  });
});

describe('takeRecords', () => {
  /** An answer that comes in two pieces, of which the first is shrunk. */
  function readInTwo(text: string, cut: number) {
    const bytes = Buffer.from(text);
    const begun = Buffer.from(bytes.subarray(0, cut));
    const taken: string[] = [];
    const left = takeRecords(begun, (record) => void taken.push(Buffer.from(record).toString('utf8')));
    const rest = split(Buffer.concat([begun.subarray(0, left), bytes.subarray(cut)]).toString('utf8'));
    return { taken, records: [...taken, ...rest.records], envelope: rest.envelope };
  }

  it.each([
    ['sound records', [sound('A'), sound('B'), sound('C')]],
    ['a broken one', [sound('A'), '{"Key":"B","Remarks":"12" deep","n":1}', sound('C'), sound('D')]],
  ])('finds the same records with %s, wherever an answer was cut', (_name, records) => {
    for (const [before, after] of [
      ['[', ']'],
      ['\ufeff{"@odata.context":"x","value":[', `] ,"@odata.nextLink":"${LINK}"}`],
    ]) {
      const text = `${before}${records.join(' ,\n')}${after}`;
      const whole = split(text);
      for (let cut = 0; cut <= Buffer.byteLength(text); cut += 1) {
        const { records: found, envelope } = readInTwo(text, cut);
        expect({ records: found, envelope }, String(cut)).toEqual(whole);
      }
    }
  });

  it('takes all records but the one that is not whole', () => {
    const text = `{"value":[${sound('A')},${sound('B')},${sound('C')}]}`;
    expect(readInTwo(text, text.length - 4).taken).toEqual([sound('A'), sound('B')]);
  });
});

describe('guessPage', () => {
  const nested = '{"Key":"N","Related":[{"Key":"A","b":1},{"Key":"B","b":[2]},{"Key":"C"}]}';
  const other = '{"Other":1,"Key":"O"}';

  /** The records of an answer, where those among `known` are known as they are. */
  function guess(text: string, known: readonly string[]): string[] | undefined {
    const guessed = guessPage(Buffer.from(text));
    const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');
    if (guessed === undefined) return undefined;
    const reading = readPieces(guessed.pieces, (piece) => known.includes(textOf(piece)));
    for (;;) {
      const step = reading.next();
      if (step.done === true) return step.value?.map(textOf);
    }
  }

  it.each([
    ['a list', '[', ', ', ']'],
    ['an answer', '{"@odata.context":"x","value":[', ',', `],"@odata.nextLink":"${LINK}"}`],
    ['an answer in lines', '{\n "value": [\n  ', '\n  ,\n  ', '\n ]\n}\n'],
  ])('finds the records of %s, whichever of them are known', (_name, before, between, after) => {
    const records = [sound('A'), nested, sound('B'), other, sound('C')];
    const text = `${before}${records.join(between)}${after}`;
    for (const known of [[], records, [sound('B')], [sound('A'), nested, sound('C')], [nested, other]])
      expect(guess(text, known)).toEqual(records);
    expect(guessPage(Buffer.from(text))?.envelope).toEqual(splitPage(Buffer.from(text)).envelope);
  });

  it('finds those of a long answer, also where one goes on behind what is read at once', () => {
    const records = Array.from({ length: 24 }, (_, at) => sound(`K${at}`));
    for (const many of [
      [...records, nested, ...records, ...records],
      [nested, ...records, ...records],
    ])
      expect(guess(`[${many.join(',')}]`, [sound('K3')])).toEqual(many);
  });

  it('leaves an answer to those who read it whole where what is not known is no record', () => {
    const known = [sound('A'), sound('B')];
    for (const broken of ['{"Key":"X","b":"12" deep"}', '{"Key":"X","b":[1}', '{"Key":"X"}]', '{"Key":"X","b":"open}'])
      expect(guess(`{"value":[${sound('A')},${broken},${sound('B')}]}`, known), broken).toBeUndefined();
    // A record within another is known as well.
    expect(guess(`[${nested}]`, ['{"Key":"B","b":[2]}'])).toBeUndefined();
  });

  it('takes no answer for whole that is cut short', () => {
    for (const whole of [`[${sound('A')},${sound('B')}]`, `{"value":[${sound('A')},${sound('B')}],"n":["x"]}`])
      for (let length = 0; length < whole.length; length++)
        expect(guess(whole.slice(0, length), [sound('A'), sound('B')]), whole.slice(0, length)).toBeUndefined();
  });
});
