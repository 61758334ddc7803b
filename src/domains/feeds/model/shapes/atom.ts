import { isList, isRecord } from '#lib/json-value.ts';
import { readAll, readLeaf, readPath } from './read-path.ts';
import type { Shape } from './shape.ts';

/** Where an entry has its fields: beside the content where that is a picture. */
const PROPERTIES = ['content.properties', 'properties'];

const propertiesOf = (entry: unknown) => PROPERTIES.map((path) => readPath(entry, path)).find((one) => isRecord(one));

/** Atom, as OData before version 4 answers: RESO's fields as elements, and what belongs to a record within its links. */
export const atom: Shape = {
  name: 'Atom',
  recognizes: (value) => value['@element'] === 'entry' && propertiesOf(value) !== undefined,
  toReso: (value) => ({ record: readEntry(value) }),
};

function readEntry(entry: unknown): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [name, sent] of Object.entries(propertiesOf(entry) ?? {})) if (!name.startsWith('@')) record[name] = readValue(sent);
  for (const link of readAll(entry, 'link')) {
    const name = readLeaf(link, '@title');
    const inner = readPath(link, 'inline');
    if (typeof name !== 'string' || inner === undefined || record[name] !== undefined) continue;
    record[name] = [...readAll(inner, 'feed.entry'), ...readAll(inner, 'entry')].map(readEntry);
  }
  return record;
}

/** The text of an element, whatever attributes name its type; a list of them; null where it says so. */
function readValue(sent: unknown): unknown {
  if (!isRecord(sent)) return sent;
  if (Object.entries(sent).some(([name, said]) => /^@(?:\w+:)?null$/.test(name) && said === 'true')) return null;
  const list = sent['element'];
  return list === undefined ? (sent['#'] ?? '') : (isList(list) ? list : [list]).map(readValue);
}
