import { badQuery, ODataError } from './odata-error.ts';

export type FieldType = 'string' | 'int' | 'decimal' | 'boolean' | 'date' | 'timestamp' | 'strings';
export type ScalarType = Exclude<FieldType, 'strings'>;

export type Operand =
  | { kind: 'field'; name: string; type: ScalarType }
  | { kind: 'literal'; value: string | number | boolean | null; type: ScalarType | 'null' }
  | { kind: 'item'; type: 'string' }
  | { kind: 'now'; type: 'timestamp' }
  | { kind: 'fold'; how: 'tolower' | 'toupper'; of: Operand; type: 'string' }
  | { kind: 'part'; how: 'year' | 'month' | 'day'; of: Operand; type: 'int' };

export type Comparison = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le';

export type Condition =
  | { kind: 'and' | 'or'; left: Condition; right: Condition }
  | { kind: 'not'; of: Condition }
  | { kind: 'compare'; how: Comparison; left: Operand; right: Operand }
  | { kind: 'in'; of: Operand; values: Operand[] }
  | { kind: 'text'; how: 'contains' | 'startswith' | 'endswith'; of: Operand; what: Operand }
  | { kind: 'each'; how: 'any' | 'all'; field: string; of: Condition | undefined };

const MOST_LENGTH = 4000;
const MOST_CONDITIONS = 60;
const MOST_DEPTH = 20;
const MOST_VALUES = 100;

const TOKEN =
  /\s*(?:('(?:[^']|'')*')|([(),:/])|(-?\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[-+]\d{2}:\d{2})?)?)|(-?\d+(?:\.\d+)?(?:e[-+]?\d+)?)(?![\w.])|([A-Za-z_@$][\w.@$]*))/iy;

interface Token {
  kind: 'text' | 'sign' | 'time' | 'number' | 'word' | 'end';
  text: string;
}

function tokenize(text: string): Token[] {
  if (text.length > MOST_LENGTH)
    throw new ODataError(413, 'QueryTooLarge', `$filter may have ${MOST_LENGTH} characters.`, '$filter');
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const start = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (found === null) throw badQuery(`$filter can’t be read from "${text.slice(start, start + 20).trim()}" on.`, '$filter');
    const [, literal, sign, time, number, word] = found;
    if (literal !== undefined) tokens.push({ kind: 'text', text: literal.slice(1, -1).replaceAll("''", "'") });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
    else if (time !== undefined) tokens.push({ kind: 'time', text: time });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else tokens.push({ kind: 'word', text: word ?? '' });
  }
  return tokens;
}

/** Parses `$filter` for a resource whose fields are these. Throws {@link ODataError} that says what is wrong, or that it is too large. */
export function parseFilter(text: string, fields: ReadonlyMap<string, FieldType>): Condition {
  return new FilterParser(tokenize(text), fields).whole();
}

const COMPARISONS = new Set<string>(['eq', 'ne', 'gt', 'ge', 'lt', 'le']);
const END: Token = { kind: 'end', text: 'the end' };

class FilterParser {
  private at = 0;
  private conditions = 0;
  private depth = 0;
  private item: string | undefined;
  private readonly tokens: Token[];
  private readonly fields: ReadonlyMap<string, FieldType>;

  constructor(tokens: Token[], fields: ReadonlyMap<string, FieldType>) {
    this.tokens = tokens;
    this.fields = fields;
  }

  whole(): Condition {
    const condition = this.either();
    if (this.peek().kind !== 'end') throw badQuery(`$filter doesn’t end where it should: "${this.peek().text}".`, '$filter');
    return condition;
  }

  private peek(ahead = 0): Token {
    return this.tokens[this.at + ahead] ?? END;
  }

  private isWord(word: string): boolean {
    const { kind, text } = this.peek();
    return kind === 'word' && text === word;
  }

  private isSign(sign: string, ahead = 0): boolean {
    const { kind, text } = this.peek(ahead);
    return kind === 'sign' && text === sign;
  }

  private expect(sign: string): void {
    if (!this.isSign(sign)) throw badQuery(`$filter needs "${sign}" before "${this.peek().text}".`, '$filter');
    this.at += 1;
  }

  private count(): void {
    this.conditions += 1;
    if (this.conditions > MOST_CONDITIONS)
      throw new ODataError(413, 'QueryTooLarge', `$filter may have ${MOST_CONDITIONS} conditions.`, '$filter');
  }

  private either(): Condition {
    let left = this.both();
    while (this.isWord('or')) {
      this.at += 1;
      left = { kind: 'or', left, right: this.both() };
    }
    return left;
  }

  private both(): Condition {
    let left = this.one();
    while (this.isWord('and')) {
      this.at += 1;
      left = { kind: 'and', left, right: this.one() };
    }
    return left;
  }

  private one(): Condition {
    this.depth += 1;
    if (this.depth > MOST_DEPTH) throw new ODataError(413, 'QueryTooLarge', '$filter is nested too deep.', '$filter');
    try {
      if (this.isWord('not')) {
        this.at += 1;
        this.count();
        return { kind: 'not', of: this.one() };
      }
      if (this.isSign('(') && !this.isBracketedOperand()) {
        this.at += 1;
        const inner = this.either();
        this.expect(')');
        return inner;
      }
      return this.condition();
    } finally {
      this.depth -= 1;
    }
  }

  /** Whether the bracket here belongs to an operand, as in `(ListPrice) gt 5` and `((City)) in ('Denver')`, and not to a condition. */
  private isBracketedOperand(): boolean {
    let opened = 0;
    while (this.isSign('(', opened)) opened += 1;
    let ahead = opened + 1;
    // What a function takes has brackets of its own.
    if (this.isSign('(', ahead)) {
      let depth = 0;
      do {
        if (this.isSign('(', ahead)) depth += 1;
        else if (this.isSign(')', ahead)) depth -= 1;
        ahead += 1;
      } while (depth > 0 && this.peek(ahead).kind !== 'end');
    }
    let closed = 0;
    while (closed < opened && this.isSign(')', ahead + closed)) closed += 1;
    const { kind, text } = this.peek(ahead + closed);
    return closed === opened && kind === 'word' && (COMPARISONS.has(text) || text === 'in') && !this.isBoolean(opened);
  }

  // `(contains(City,'x')) eq true` compares a condition, which is not supported.
  private isBoolean(ahead: number): boolean {
    return /^(?:contains|startswith|endswith|not)$/.test(this.peek(ahead).text) && this.peek(ahead).kind === 'word';
  }

  private condition(): Condition {
    this.count();
    const { kind, text } = this.peek();
    if (kind === 'word' && (text === 'contains' || text === 'startswith' || text === 'endswith') && this.isSign('(', 1)) {
      this.at += 2;
      const of = this.textOperand();
      this.expect(',');
      const what = this.textOperand();
      this.expect(')');
      return { kind: 'text', how: text, of, what };
    }
    if (this.tokens[this.at + 1]?.kind === 'word' && this.tokens[this.at + 1]?.text === 'has')
      throw new ODataError(501, 'NotImplemented', 'has is for flags, and there are none: ask a list with any or all.', '$filter');
    if (kind === 'word' && this.fields.get(text) === 'strings') return this.each(text);
    const left = this.operand();
    if (this.isWord('in')) {
      this.at += 1;
      return { kind: 'in', of: left, values: this.values(left) };
    }
    const how = this.peek();
    if (how.kind !== 'word' || !COMPARISONS.has(how.text)) {
      if (left.type === 'boolean')
        return { kind: 'compare', how: 'eq', left, right: { kind: 'literal', value: true, type: 'boolean' } };
      throw badQuery(`$filter needs a comparison such as eq before "${how.text}".`, '$filter');
    }
    this.at += 1;
    const right = this.operand();
    agree(left, right);
    return { kind: 'compare', how: readComparison(how.text), left, right };
  }

  private each(field: string): Condition {
    this.at += 1;
    if (this.item !== undefined) throw badQuery('any and all can’t be nested in each other.', '$filter');
    this.expect('/');
    const { text: how } = this.peek();
    if (how !== 'any' && how !== 'all') throw badQuery(`${field} is a list: ask it with any or all.`, '$filter');
    this.at += 1;
    this.expect('(');
    if (how === 'any' && this.isSign(')')) {
      this.at += 1;
      return { kind: 'each', how, field, of: undefined };
    }
    const { kind, text: name } = this.peek();
    if (kind !== 'word' || this.fields.has(name))
      throw badQuery(`${how} needs a name for its item, as in x:x eq 'Pantry'.`, '$filter');
    this.at += 1;
    this.expect(':');
    this.item = name;
    const of = this.either();
    this.item = undefined;
    this.expect(')');
    return { kind: 'each', how, field, of };
  }

  private values(of: Operand): Operand[] {
    this.expect('(');
    const values: Operand[] = [];
    for (;;) {
      const value = this.operand();
      agree(of, value);
      values.push(value);
      if (values.length > MOST_VALUES)
        throw new ODataError(413, 'QueryTooLarge', `in may name ${MOST_VALUES} values.`, '$filter');
      if (!this.isSign(',')) break;
      this.at += 1;
    }
    this.expect(')');
    return values;
  }

  private textOperand(): Operand {
    const operand = this.operand();
    if (operand.type !== 'string') throw badQuery('Only texts can be searched.', '$filter');
    return operand;
  }

  private operand(): Operand {
    const { kind, text } = this.peek();
    this.at += 1;
    if (kind === 'text') return { kind: 'literal', value: text, type: 'string' };
    if (kind === 'number') return { kind: 'literal', value: Number(text), type: 'decimal' };
    if (kind === 'time') return readTime(text);
    if (kind === 'sign' && text === '(') {
      this.depth += 1;
      if (this.depth > MOST_DEPTH) throw new ODataError(413, 'QueryTooLarge', '$filter is nested too deep.', '$filter');
      const inner = this.operand();
      this.expect(')');
      this.depth -= 1;
      return inner;
    }
    if (kind !== 'word') throw badQuery(`$filter needs a field or a value at "${text}".`, '$filter');
    if (text === 'null') return { kind: 'literal', value: null, type: 'null' };
    if (text === 'true' || text === 'false') return { kind: 'literal', value: text === 'true', type: 'boolean' };
    if (this.isSign('(')) return this.call(text);
    if (text === this.item) return { kind: 'item', type: 'string' };
    const type = this.fields.get(text);
    if (type === undefined) throw badQuery(`There is no field ${text}.`, text);
    if (type === 'strings') throw badQuery(`${text} is a list: ask it with any or all.`, text);
    return { kind: 'field', name: text, type };
  }

  private call(name: string): Operand {
    this.depth += 1;
    if (this.depth > MOST_DEPTH) throw new ODataError(413, 'QueryTooLarge', '$filter is nested too deep.', '$filter');
    this.expect('(');
    if (name === 'now') {
      this.expect(')');
      this.depth -= 1;
      return { kind: 'now', type: 'timestamp' };
    }
    if (name !== 'tolower' && name !== 'toupper' && name !== 'year' && name !== 'month' && name !== 'day')
      throw new ODataError(501, 'NotImplemented', `${name} is not supported here.`, '$filter');
    const of = this.operand();
    this.expect(')');
    this.depth -= 1;
    if (name === 'tolower' || name === 'toupper') {
      if (of.type !== 'string') throw badQuery(`${name} takes a text.`, '$filter');
      return { kind: 'fold', how: name, of, type: 'string' };
    }
    if (of.type !== 'date' && of.type !== 'timestamp') throw badQuery(`${name} takes a date or time.`, '$filter');
    return { kind: 'part', how: name, of, type: 'int' };
  }
}

function readComparison(text: string): Comparison {
  switch (text) {
    case 'eq':
    case 'ne':
    case 'gt':
    case 'ge':
    case 'lt':
    case 'le':
      return text;
    default:
      throw badQuery(`${text} is no comparison.`, '$filter');
  }
}

function readTime(text: string): Operand {
  const isDate = text.length === 10;
  const at = Date.parse(isDate ? `${text}T00:00:00Z` : text);
  const year = Number.isNaN(at) ? 0 : new Date(at).getUTCFullYear();
  if (year < 1 || year > 9999 || (isDate && new Date(at).toISOString().slice(0, 10) !== text))
    throw badQuery(`${text} is no date or time.`, '$filter');
  return isDate
    ? { kind: 'literal', value: text, type: 'date' }
    : { kind: 'literal', value: new Date(at).toISOString(), type: 'timestamp' };
}

const FAMILIES: Record<ScalarType, string> = {
  string: 'text',
  int: 'number',
  decimal: 'number',
  boolean: 'boolean',
  date: 'time',
  timestamp: 'time',
};

function agree(left: Operand, right: Operand): void {
  if (left.type === 'null' || right.type === 'null') return;
  if (FAMILIES[left.type] !== FAMILIES[right.type])
    throw badQuery(`A ${FAMILIES[left.type]} cannot be compared with a ${FAMILIES[right.type]}.`, '$filter');
}
