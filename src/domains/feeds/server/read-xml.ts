import { SaxesParser } from 'saxes';
import { describeIssue } from '#domains/listings/server/index.ts';
import { formatMegabytes } from '#lib/format.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import { isList } from '#lib/json-value.ts';
import { JsonBroken } from '../model/split-json.ts';
import { REAXML_ELEMENTS } from '../model/shapes/index.ts';
import { gatherCompactRows } from './compact-rows.ts';
import type { IncomingRecord } from './incoming-record.ts';
import type { Input } from './open-input.ts';

/** Elements that hold one listing each: REAXML's, Kyero's, Trovit's, OpenImmo's, DDF's, Atom's, rows, and those that hold RESO's own fields. */
const RECORD_ELEMENTS = new Set([
  ...Object.keys(REAXML_ELEMENTS),
  'property',
  'ad',
  'immobilie',
  'entry',
  'PropertyDetails',
  'ResidentialProperty',
  'LotsAndLand',
  'CommonInterest',
  'MultiFamily',
  'listing',
  'row',
  'record',
]);
const holdsListing = (name: string) => RECORD_ELEMENTS.has(name) || RECORD_ELEMENTS.has(name.toLowerCase());
const TABLE_ELEMENTS = new Set(['COLUMNS', 'DATA']);
const DEEPEST = 40;
const MOST_RECORD_TEXT = 4 * 1024 * 1024;
// oxlint-disable-next-line no-control-regex -- XML has no place for them, files have them all the same
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Faults of single letters: the text stays as it was written. And what follows from a tag too many: that the root has ended already. */
const TOLERATED = /entity|ampersand|&|character|\broot\b/i;

interface Node {
  name: string;
  fields: Record<string, unknown>;
  text: string;
}

/**
 * The listings of an XML file, one element at a time, as objects: attributes below `@name`, text beside them below `#`. Rows of RETS
 * are read as those of a table.
 */
export async function* readXml(input: Input): AsyncGenerator<IncomingRecord[]> {
  const parser = new SaxesParser({ position: true });
  const decoder = new TextDecoder();
  let group: IncomingRecord[] = [];
  let number = 0;
  let open: Node[] = [];
  let line = 1;
  let issue: string | undefined;
  let size = 0;
  let found = 0;
  let broken: string | undefined;
  /** Texts outside of listings that count for those after them, such as the firm's name. */
  const outside: Record<string, string> = {};
  let lone = '';
  const rows = gatherCompactRows();

  const give = ({ name, fields }: Node) => {
    number += 1;
    found += 1;
    const value = { ...outside, ...fields };
    group.push(
      issue === undefined
        ? { number, line, value }
        : { number, line, value, issue: describeIssue('', 'invalid-xml', name, `well-formed XML: ${issue}`) },
    );
  };

  parser.on('error', (error) => {
    const message = error.message.replace(/^\d+:\d+: /, '');
    if (TOLERATED.test(message)) return;
    if (open.length > 0) issue ??= message;
    else if (!rows.fails(message)) broken ??= message;
  });
  parser.on('opentag', ({ name, attributes }) => {
    lone = '';
    const local = name.slice(name.indexOf(':') + 1);
    if (open.length === 0 && !holdsListing(local)) {
      size = 0;
      rows.opens(local, attributes, parser.line);
      return;
    }
    // No listing holds another of its kind: the one before was never closed, and must not take this one along. Atom writes what
    // belongs to a listing within its links.
    const [unclosed] = open;
    if (unclosed !== undefined && local === unclosed.name && !open.some((node) => node.name === 'inline')) {
      issue ??= 'it has no end';
      open = [];
      give(unclosed);
    }
    if (open.length === 0) {
      line = parser.line;
      issue = undefined;
      size = 0;
    }
    const fields: Record<string, unknown> = open.length === 0 ? { '@element': local } : {};
    for (const [key, value] of Object.entries(attributes)) fields[`@${key}`] = String(value);
    if (open.length > DEEPEST) issue ??= 'it is nested too deep';
    open.push({ name: local, fields, text: '' });
  });
  const onText = (text: string) => {
    const node = open.at(-1);
    size += text.length;
    if (size > MOST_RECORD_TEXT) issue ??= `it is larger than ${formatMegabytes(MOST_RECORD_TEXT)}`;
    if (node === undefined) {
      if (size > MOST_RECORD_TEXT) rows.fails(`it is larger than ${formatMegabytes(MOST_RECORD_TEXT)}`);
      else lone += text;
    } else if (size <= MOST_RECORD_TEXT) node.text += text;
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', ({ name }) => {
    const local = name.slice(name.indexOf(':') + 1);
    const node = open.at(-1);
    if (node === undefined) {
      rows.closes(local, lone);
      for (const row of rows.take()) {
        number += 1;
        found += 1;
        group.push({ number, ...row });
      }
      if (lone.trim() !== '' && !TABLE_ELEMENTS.has(local)) outside[`@${local}`] = lone.trim();
      return;
    }
    open = open.slice(0, -1);
    const parent = open.at(-1);
    if (parent !== undefined) {
      addChild(parent.fields, node.name, valueOf(node));
      return;
    }
    give(node);
  });

  for await (const chunk of input.chunks) {
    parser.write(decoder.decode(chunk, { stream: true }).replaceAll(ILLEGAL, ''));
    if (group.length > 0) {
      yield group;
      group = [];
    }
    // Where there are listings, those after a fault are read too.
    if (broken !== undefined && open.length === 0 && found === 0) break;
  }
  const cutLine = open.length > 0 ? line : rows.openLine();
  if (broken === undefined) parser.close();
  if (group.length > 0) yield group;
  if (cutLine !== undefined) throw new JsonBroken('the file ends in the middle of the listing that begins here', cutLine);
  if (found === 0)
    throw new OperatorError(
      broken === undefined
        ? `${input.origin} is XML without listings that we know: give REAXML, Kyero, OpenImmo, Trovit, Atom or RETS.`
        : `${input.origin} is no XML that we can read: ${broken}.`,
    );
}

function valueOf({ fields, text }: Node): unknown {
  const trimmed = text.trim();
  if (Object.keys(fields).length === 0) return trimmed;
  return trimmed === '' ? fields : { ...fields, '#': trimmed };
}

function addChild(fields: Record<string, unknown>, name: string, value: unknown): void {
  const known = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (known === undefined) fields[name] = value;
  else if (isList(known)) known.push(value);
  else fields[name] = [known, value];
}
