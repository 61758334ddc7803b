import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createJsonSplitter, JsonBroken } from './split-json.ts';

function split(text: string, pieceBytes = 7): { text: string; line: number }[] {
  const bytes = Buffer.from(text);
  const splitter = createJsonSplitter();
  const slices = [];
  for (let at = 0; at < bytes.length; at += pieceBytes) slices.push(...splitter.push(bytes.subarray(at, at + pieceBytes)));
  return [...slices, ...splitter.end()];
}

const texts = (text: string) => split(text).map((slice) => slice.text);

describe('createJsonSplitter', () => {
  it.each([
    ['a Web API answer', '{"@odata.context":"x","value":[{"a":1},{"b":[2]}],"@odata.nextLink":"y"}', ['{"a":1}', '{"b":[2]}']],
    ['an answer with other lists and objects', '{"value":[{"a":1}],"meta":{"n":[1]},"x":[{"no":1}]}', ['{"a":1}']],
    ['a list', ' [ {"a":1} , {"b":"]}\\"{"} ]\n', ['{"a":1}', '{"b":"]}\\"{"}']],
    ['JSON Lines', '{"a":1}\n{"b":2}\r\n\n{"c":3}', ['{"a":1}', '{"b":2}', '{"c":3}']],
    ['objects end to end', '{"a":1}{"b":2}', ['{"a":1}', '{"b":2}']],
    ['one object', '{"a":{"value":[1]}}', ['{"a":{"value":[1]}}']],
    ['an empty list', '[]', []],
    ['an empty answer', '{"value":[]}', []],
    ['bare values in a list', '[1, "x,]", null, {"a":1}, [2]]', ['1', '"x,]"', 'null', '{"a":1}', '[2]']],
  ])('finds the records of %s', (_name, text, records) => {
    expect(texts(text)).toEqual(records);
  });

  it('tells on which line each record begins', () => {
    expect(split('[\n{"a":\n1},\n\n{"b":2}]').map((slice) => slice.line)).toEqual([2, 5]);
  });

  it('lets a broken line of JSON Lines spoil no other', () => {
    expect(texts('{"a":1}\n{"b": {"unclosed\n{"c":3}\nnonsense\n{"d":4}\n{"e":')).toEqual([
      '{"a":1}',
      '{"b": {"unclosed',
      '{"c":3}',
      'nonsense',
      '{"d":4}',
      '{"e":',
    ]);
  });

  it.each([
    ['of a list', ['[', ',', ']']],
    ['of an answer', ['{"value":[', ' ,\n', '],"@odata.count":3}']],
    ['end to end', ['', '', '']],
    ['line by line', ['', '\n', '']],
  ])('lets a record %s with a quote too many or too few spoil no other', (_name, [before = '', between = '', after = '']) => {
    const sound = (key: string) => `{"Key":"${key}","Media":[{"Url":"1"},{"Url":"2"}],"n":{"Key":"x"}}`;
    for (const broken of [
      '{"Key":"B","Remarks":"12" deep","Media":[{"Url":"1"},{"Url":"2"}]}',
      '{"Key":"B","Remarks":"open,"Media":[{"Url":"1"},{"Url":"2"}],"n":{"a":"b"}}',
      '{"Key":"B","Remarks":"a "word" of "mine","c":"d"}',
    ]) {
      for (const at of [0, 1, 2]) {
        const records = [sound('A'), sound('C'), sound('D')].with(at, broken);
        for (const pieceBytes of [1, 7, 4096]) {
          const found = split(before + records.join(between) + after, pieceBytes).map(({ text }) => text);
          expect(found.with(at, found[at]?.slice(0, broken.length) ?? '')).toEqual(records);
        }
      }
    }
  });

  it.each([
    ['a list', '[', ']'],
    ['an answer', '{"value":[', '],"@odata.count":3}'],
  ])('lets a record of %s whose brackets do not match spoil no other', (_name, before, after) => {
    const sound = (key: string) => `{"Key":"${key}","Media":[{"Url":"1"},{"Url":"2"}],"n":{"Key":"x"}}`;
    for (const broken of [
      '{"Key":"B","Media":[{"Url":"1"},{"Url":"2"},"n":{"a":"b"}}',
      '{"Key":"B","n":{"a":"b","Media":[{"Url":"1"}]}',
      '{"Key":"B","c":1],"Media":[{"Url":"1"}]}',
      '{"Key":"B","Media":[[{"Url":"1"}],"c":"d"}',
    ]) {
      for (const at of [0, 1, 2]) {
        const records = [sound('A'), sound('C'), sound('D'), sound('E')].with(at, broken);
        for (const pieceBytes of [1, 7, 4096]) {
          const found = split(before + records.join(',') + after, pieceBytes).map(({ text }) => text);
          expect(found).toEqual(records);
        }
      }
    }
  });

  it('finds records behind separators, of which a broken one takes no other along', () => {
    expect(texts('\u001e{"a":1}\n\u001e{\n"b":{"un\n\u001e{\n"c":\n3\n}\n\u001e{"d":4}\n')).toEqual([
      '{"a":1}',
      '{\n"b":{"un',
      '{\n"c":\n3\n}',
      '{"d":4}',
    ]);
  });

  it('finds objects of several lines each, one after the other', () => {
    expect(split('{\n"a":1\n}\n{\n"b":2\n}\n')).toEqual([
      { text: '{\n"a":1\n}', line: 1 },
      { text: '{\n"b":2\n}', line: 4 },
    ]);
  });

  it.each([
    ['a file cut short', '[{"a":1},\n{"b":', 2],
    ['a list without an end', '{"value":[{"a":1}\n', 2],
    ['a bracket too many', '[]\n]', 2],
    ['nothing', ' \n ', 2],
  ])('says where %s breaks', (_name, text, line) => {
    expect(() => split(text)).toThrow(JsonBroken);
    try {
      split(text);
    } catch (error) {
      expect(error).toMatchObject({ line });
    }
  });

  it('finds the same records however the file is cut into pieces', () => {
    fc.assert(
      fc.property(
        fc.array(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), { minLength: 1 }),
        fc.integer({ min: 1, max: 64 }),
        (records, size) => {
          const answer = JSON.stringify({ '@odata.context': 'c', value: records });
          const list = JSON.stringify(records, null, 1);
          for (const form of [answer, list]) {
            expect(split(form, size).map((slice) => JSON.parse(slice.text))).toEqual(JSON.parse(JSON.stringify(records)));
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
