import { z } from 'zod';
import type { Endpoint } from '#lib/endpoint.ts';
import type { Random } from '#lib/random.ts';
import { describePreprocessed } from '#server/open-api.ts';
import { BROKEN_PARTS, drawHostile, drawHostileText, encodePart, writeHostileJson } from './hostile-values.ts';

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema | false;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
}

export interface DrawnRequest {
  method: string;
  address: string;
  headers: Record<string, string>;
  body: string | null;
}

/** Values from earlier answers by field name: ids and the like, for later requests. */
export type Seen = Map<string, unknown[]>;

const MOST_SEEN = 12;
const LONGEST_LIST = 4;

/** Remembers what an answer holds; `of` is what the answer as a whole is, in the plural: ids are known by it too. */
export function noteSeen(seen: Seen, value: unknown, of: string): void {
  note(seen, value, { name: '', of });
}

/** Parts are called by their own name: `{ cma: { id } }` holds the id of a cma. */
function note(seen: Seen, value: unknown, { name, of }: { name: string; of: string }): void {
  if (Array.isArray(value)) for (const one of value.slice(0, LONGEST_LIST)) note(seen, one, { name, of: name || of });
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) {
      const isPart = typeof one === 'object' && one !== null && !Array.isArray(one);
      note(seen, one, { name: key, of: isPart ? key : of });
    }
  else if (value !== null && name !== '' && String(value).length < 300) {
    keep(seen, name, value);
    if (name === 'id') keep(seen, idNameOf(of), value);
    if (name === 'nextCursor') keep(seen, 'cursor', value);
  }
}

function keep(seen: Seen, name: string, value: unknown): void {
  const known = seen.get(name) ?? [];
  if (!known.includes(value)) seen.set(name, [value, ...known].slice(0, MOST_SEEN));
}

/** `collections` hold what parameters call `collectionId`. */
function idNameOf(plural: string): string {
  const word = plural.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
  return `${word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch)es$/, '$1')
    .replace(/s$/, '')}Id`;
}

/** The name of a call's answer: the last word of its address that is no parameter. */
export function subjectOf({ path }: Pick<Endpoint, 'path'>): string {
  return path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? '';
}

/** Writes a request to a call: valid by its contract, or with a hostile value in it. */
export function drawRequest(
  endpoint: Endpoint,
  { random, seen, isHostile }: { random: Random; seen: Seen; isHostile: boolean },
): DrawnRequest {
  const drawer = { random, seen };
  const parts = (['params', 'query', 'body'] as const).filter((part) => endpoint[part] !== undefined);
  const spoiled = isHostile && parts.length > 0 ? random.pick(parts) : undefined;
  const draw = (part: 'params' | 'query') => {
    const value = endpoint[part] === undefined ? {} : drawObject(schemaOf(endpoint[part]), drawer);
    return part === spoiled ? spoilTexts(value, random) : value;
  };
  const params = draw('params');
  const query = { ...(endpoint.consumes === undefined ? {} : { name: 'paper.pdf' }), ...draw('query') };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const text = textOf(params[name] ?? guessParam(name, drawer));
    return spoiled === 'params' && random.chance(0.2) ? random.pick(BROKEN_PARTS) : encodePart(text) || '%20';
  });
  const pairs = Object.entries(query).map(([name, value]) => `${encodePart(name)}=${encodePart(textOf(value))}`);
  if (spoiled === 'query' && random.chance(0.2))
    pairs.push(`${random.pick(['a', ...Object.keys(query)])}=${random.pick(BROKEN_PARTS)}`);
  const headers: Record<string, string> = {};
  let body: string | null = null;
  if (endpoint.body !== undefined) {
    headers['content-type'] = 'application/json';
    const value = drawValue(schemaOf(endpoint.body), drawer);
    body = writeHostileJson(spoiled === 'body' ? spoil(value, random) : value);
  } else if (endpoint.consumes !== undefined) {
    headers['content-type'] = endpoint.consumes.split(',')[0] ?? '';
    body = random.pick(['', 'x', '%PDF-1.4\n%%EOF', 'GIF89a\0\0', '\u0089PNG\r\n\u001a\n']);
  }
  if (isHostile && random.chance(0.15)) Object.assign(headers, drawHeader(random));
  return { method: endpoint.method, address: pairs.length === 0 ? path : `${path}?${pairs.join('&')}`, headers, body };
}

const schemas = new Map<z.ZodType, Schema>();

function schemaOf(schema: z.ZodType): Schema {
  let json = schemas.get(schema);
  if (json === undefined) {
    // The code that uses these members checks them.
    json = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => describePreprocessed({ zodSchema, jsonSchema }),
    }) as Schema;
    schemas.set(schema, json);
  }
  return json;
}

interface Drawer {
  random: Random;
  seen: Seen;
}

function drawObject(schema: Schema, drawer: Drawer, chance = 0.5): Record<string, unknown> {
  const drawn: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const isGiven = schema.required?.includes(name) === true || drawer.random.chance(chance);
    if (isGiven) drawn[name] = drawValue(inner, drawer, name);
  }
  if (typeof schema.additionalProperties === 'object' && drawer.random.chance(chance)) {
    const name = drawValue(schema.propertyNames ?? { type: 'string' }, drawer, 'name');
    drawn[String(name)] = drawValue(schema.additionalProperties, drawer);
  }
  return drawn;
}

function drawValue(schema: Schema, drawer: Drawer, name = ''): unknown {
  const { random } = drawer;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants !== undefined) return drawValue(random.pick(variants), drawer, name);
  if (schema.allOf !== undefined) return drawValue(Object.assign({}, ...schema.allOf) as Schema, drawer, name);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return drawObject(schema, drawer);
    case 'array': {
      if (schema.prefixItems !== undefined) return schema.prefixItems.map((item) => drawValue(item, drawer, name));
      const least = schema.minItems ?? 0;
      const { items } = schema;
      const count = random.int(least, Math.max(least, Math.min(schema.maxItems ?? LONGEST_LIST, LONGEST_LIST)));
      return Array.from({ length: count }, () => (typeof items === 'object' ? drawValue(items, drawer, name) : 1));
    }
    case 'integer':
    case 'number':
      return drawNumber(schema, drawer, name);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return drawText(schema, drawer, name);
  }
}

/** A value at the bounds of its schema, or one seen under its name. */
function drawNumber({ minimum = -(2 ** 31), maximum = 2 ** 31 - 1, type }: Schema, drawer: Drawer, name: string): number {
  const { random } = drawer;
  const known = seenAs(name, drawer).filter((value) => typeof value === 'number');
  if (known.length > 0 && random.chance(0.5)) return random.pick(known);
  const drawn = random.pick([
    minimum,
    maximum,
    random.int(1, 5),
    random.between(Math.max(minimum, -1000), Math.min(maximum, 1000)),
  ]);
  const fitting = Math.min(maximum, Math.max(minimum, drawn));
  return type === 'integer' ? Math.trunc(fitting) : fitting;
}

const WORDS = ['Elm Street', 'a quiet 3 bed house under 750k', 'Denver', 'newest', 'ada@example.com', '80203', '{"a":1}', 'é'];
const TEXTS_BY_FORMAT: Record<string, readonly string[]> = {
  email: ['ada@example.com', 'stranger@example.com'],
  uuid: ['7b0c2f6e-3f53-4c4e-9d5b-0a6f6a1f2b3c', '00000000-0000-4000-8000-000000000000'],
  uri: ['https://example.com/'],
  date: ['2026-12-01', '1900-01-01', '2199-12-31'],
  'date-time': ['2026-12-01T10:00:00Z', '2199-12-31T23:59:59.999Z', '1900-01-01T00:00:00+14:00'],
};
const TEXTS_BY_NAME: Record<string, readonly string[]> = {
  bbox: ['-105.1,39.6,-104.9,39.8', '-180,-90,180,90', '-104.98260000000001,39.73,-104.9826,39.731'],
  polygon: ['-105.1,39.6;-104.9,39.6;-104.9,39.8', '0,0;0,0;0,0', '-180,-90;180,-90;180,90;-180,90'],
  limits: ['-104.98,39.73,drive,20,08:30,Work', 'grocery,walk,10'],
  commute: ['-104.98,39.73,drive,20,08:30,Work'],
  near: ['grocery,walk,10'],
  from: ['-104.98,39.73', '180,90'],
  to: ['-104.9,39.7'],
  arriveBy: ['08:30'],
  startTime: ['10:00', '13:30'],
  endTime: ['12:00', '15:30'],
  dueOn: ['2026-12-01'],
  acceptedOn: ['2026-12-01'],
  closingOn: ['2027-01-15'],
  openHouseFrom: ['2026-05-01'],
  features: ['pool', 'views'],
  status: ['Active', 'Closed,Pending'],
  sort: ['price-asc', 'match', 'commute', 'monthly-cost'],
  timeZone: ['America/Denver'],
  file: ['1.ics', '1-480.webp', '1.mvt', '999999999999999-960.webp', `${'x'.repeat(43)}.ics`],
};

function drawText({ format = '', minLength = 0, maxLength = 80 }: Schema, drawer: Drawer, name: string): string {
  const { random } = drawer;
  const known = seenAs(name, drawer).filter((value) => typeof value === 'string');
  if (known.length > 0 && random.chance(0.6)) return random.pick(known);
  const named = TEXTS_BY_NAME[name] ?? TEXTS_BY_FORMAT[format];
  if (named !== undefined && random.chance(0.9)) return random.pick(named);
  const text = random.chance(0.1) ? 'ü'.repeat(Math.min(maxLength, 5000)) : random.pick(WORDS);
  return text.padEnd(minLength, 'x').slice(0, maxLength);
}

/** By its own name where there is one; else any id: parameters are called `taskId` where answers say `id`. */
function seenAs(name: string, { seen, random }: Drawer): unknown[] {
  const own = seen.get(name) ?? [];
  if (own.length > 0 && random.chance(0.8)) return own;
  return [...own, ...(/(Id|Ids|Key|Keys)$/.test(name) ? (seen.get('id') ?? []) : [])];
}

function guessParam(name: string, drawer: Drawer): string {
  return drawText({ type: 'string' }, drawer, name);
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function spoilTexts(value: Record<string, unknown>, random: Random): Record<string, unknown> {
  const names = [...Object.keys(value), 'unknown'];
  return { ...value, [random.pick(names)]: drawHostileText(random) };
}

/** The same with one thing in it that nobody means, at any depth; or another thing altogether. */
function spoil(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.1)) return drawHostile(random);
  const names = Object.keys(value);
  if (Array.isArray(value) && names.length === 0) return [drawHostile(random)];
  const name = names.length === 0 ? 'unknown' : random.pick(names);
  const turn = random.next();
  if (Array.isArray(value)) {
    const at = Number(name);
    return turn < 0.2 ? Array.from({ length: 300 }, () => value[at] as unknown) : value.with(at, spoil(value[at], random));
  }
  const { [name]: inner, ...others }: Record<string, unknown> = { ...value };
  if (turn < 0.1) return others;
  if (turn < 0.2) return { ...value, [random.pick(['__proto__', 'id', 'userId', 'a\0b', 'x'.repeat(300)])]: drawHostile(random) };
  return { ...value, [name]: spoil(inner, random) };
}

function drawHeader(random: Random): Record<string, string> {
  return random.pick<Record<string, string>>([
    { 'content-type': random.pick(['text/plain', 'application/json; charset=utf-16', 'multipart/form-data', ';;;']) },
    { authorization: random.pick(['Bearer', 'Bearer x.y.z', 'Basic ÿÿ', 'Bearer eyJhbGciOiJub25lIn0.e30.']) },
    { cookie: random.pick(['realty_session=%E0%A4%A', '__Host-session=%00', ';;;=', `a=${'x'.repeat(4000)}`]) },
    { 'if-none-match': random.pick(['*', '"', 'W/"x", "y"']) },
    { 'x-forwarded-for': random.pick([',,,', '::ffff:999.1.1.1', '[::1', '1.2.3.4:99999']) },
    { 'x-request-id': '\u007f'.repeat(3) },
    { origin: random.pick(['null', 'http://', 'https://evil.example:99999', 'ÿ']) },
    { accept: '\u00ff/\u00ff', range: 'bytes=9-1', 'accept-language': '*;q=9', 'accept-encoding': 'x;q=nan' },
    { 'user-agent': 'x'.repeat(5000) },
    { 'content-length': random.pick(['-1', '1e9', '99999999999999999999']) },
  ]);
}
