import { useEffect, useId, useRef, useState, type ChangeEvent, type RefObject, type SyntheticEvent } from 'react';
import { changesOf } from '#lib/field-changes.ts';
import { randomUuid } from '#lib/uuid.ts';
import { SignInNeededError } from '../api-client.ts';
import { CallFailure } from '../call-failure.ts';
import { useWrite, type WriteOptions } from '../write/use-write.ts';
import { type KeptForm, keepWords, readKeptWords } from './kept-words.ts';
import { firstWithin, type FormRows, problemsByPath, type RowNames, type RowOf, rowsOf } from './form-rows.ts';
import { fillControl, findTooLong, readForm } from './read-form.ts';
import { useUnsentWords } from './unsent-words.ts';

/** What is wrong with the answers of a form, by field; within a list also by path, as `lines.1.label`. */
export type FormProblems = Partial<Record<string, string>>;

/** The part of a zod schema that a form uses, so that a form without a schema loads no zod. */
interface Rules<Sent> {
  safeParse: (
    values: unknown,
  ) =>
    | { success: true; data: Sent }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

export interface FormOptions<Values extends object, Sent, Answer> extends Omit<WriteOptions<Sent, Answer>, 'tells' | 'offline'> {
  /** Prefix of the controls' ids, `{id}-{field}`; made up if left out. */
  id?: string | undefined;
  /** What the fields show at first, in their order on the page. A value without a field is sent as it is. */
  start: Values;
  /** The contract's rules for the body; the form sends what they make of the values. */
  schema?: Rules<Sent>;
  /** Rules that no contract has, such as the same password twice. Of a field that breaks the schema, too, they are what is said. */
  check?: ((values: Values) => FormProblems) | undefined;
  /** The contract wants an `idempotencyKey`: the form sends the same one until an answer comes. */
  keyed?: boolean;
  /**
   * `key` is the form's key, for a contract that has it in the address. `changed` are the values that differ from what the form
   * showed at first, for a call that leaves the others as they are: somebody else may have changed those meanwhile.
   */
  send: (values: Sent, key: string, changed: Partial<Values>) => Promise<Answer>;
  /** Shows what is about to be sent, and says whether to. What is wrong with it has been said by then. */
  confirms?: ((values: Sent) => Promise<boolean>) | undefined;
  /** Where focus goes when something is wrong: to the summary above the fields, or to the first wrong field. */
  focuses?: 'summary' | 'field';
  /** Asks before somebody leaves the page, or closes a dialog around it, with words that were not sent; of one of several forms on a page, the names that choose it in the address. */
  guards?: boolean | readonly string[];
  /** What is filled in outlives a reload of the page, until it is sent. Not for forms that start again. */
  keeps?: KeptForm | undefined;
  /** Starts again after it was sent. */
  clears?: boolean;
  /** Stays busy after it was sent, because the page goes on. */
  staysBusy?: boolean;
  /** Names fields in the summary, if their messages do not; of a list, its rows: "Line" says "Line 2". */
  labels?: Readonly<Partial<Record<string, string>>> | undefined;
  /** What is wrong by field, if the server does not name the field. */
  faults?: ((error: unknown) => FormProblems) | undefined;
  /** Why it failed, in words other than the server's; undefined for the server's. */
  explain?: ((error: unknown) => string | undefined) | undefined;
}

export interface FormFieldProps {
  id: string;
  name: string;
  start: string | undefined;
  error: string | undefined;
}

/** What `Form` and `SubmitButton` show of a form. */
export interface FormState {
  id: string;
  box: RefObject<HTMLFormElement | null>;
  submit: (event: SyntheticEvent) => Promise<void>;
  note: (event: ChangeEvent<HTMLFormElement>) => void;
  summary: readonly { fieldId: string; message: string }[] | undefined;
  attempt: number;
  /** Whether closing what holds it loses words that it guards. */
  wouldLose: boolean;
  isBusy: boolean;
  /** Why it was refused, if no field is at fault. */
  failure: string | undefined;
}

export interface UsedForm<Values extends object, Answer> extends FormState {
  /** The current values. */
  values: Values;
  /** For fields that the browser does not hold, such as a calendar or a slider. */
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** Fills fields that the browser holds, as if somebody had typed it. */
  fill: (texts: Partial<Record<keyof Values & string, string>>) => void;
  /** Ties a `Field` and its control to a value. */
  field: (name: keyof Values & string) => FormFieldProps;
  /** Ties a `FieldGroup` to the value of its controls. */
  group: (name: keyof Values & string) => Pick<FormFieldProps, 'id' | 'error'>;
  /** A list that people write row by row. */
  rows: <Name extends RowNames<Values>>(name: Name) => FormRows<RowOf<Values, Name>>;
  /** Ties a check box to a value. */
  tick: (name: keyof Values & string) => { name: string; defaultChecked: boolean };
  problems: FormProblems;
  /** Whether the current values were sent. */
  isSent: boolean;
  /** Whether it was sent. */
  answer: Answer | undefined;
  /** Drops the result of sending. */
  forget: () => void;
  /** Whether the values differ from those at first. */
  isChanged: boolean;
  /** Brings the first values back. */
  restart: () => void;
}

/**
 * A form for sending: the browser's checks, then the server's. Field errors land on the fields, typed values stay, and a
 * second press during sending does nothing.
 */
export function useForm<Values extends object, Answer, Sent = Values>(
  options: FormOptions<Values, Sent, Answer>,
): UsedForm<Values, Answer> {
  const made = useId();
  const { id = made, schema, check, keyed = false, send, focuses = 'field', guards = false, labels, faults, explain } = options;
  const { clears = false, staysBusy = false, answered, failed, keeps, confirms } = options;
  const [origin] = useState(options.start);
  const [start] = useState(() => readKeptWords(keeps, origin));
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<FormProblems>({});
  const [attempt, setAttempt] = useState(0);
  const [key, setKey] = useState(randomUuid);
  const [isDone, setDone] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const held = useRef<Partial<Values>>({});
  const isUnderway = useRef(false);
  const before = useRef(origin);
  const changed = useRef<Partial<Values>>({});
  const read = () => ({ ...readForm(box.current, start), ...held.current });

  const wouldLose = guards !== false && !isDone && !isSame(values, origin);
  const settle = useUnsentWords(wouldLose, typeof guards === 'boolean' ? undefined : guards, box);
  const write = useWrite<Answer, Sent>((sent) => send(sent, key, changed.current), {
    ...options,
    tells: 'page',
    offline: 'fails',
    answered: (answer, sent, isLast) => {
      setDone(true);
      settle();
      keepWords(keeps, null);
      setKey(randomUuid());
      before.current = { ...before.current, ...changed.current };
      if (clears) clear();
      return answered?.(answer, sent, isLast);
    },
    failed: (error, sent, isLast) => {
      setProblems(problemsOf(error));
      setAttempt((count) => count + 1);
      failed?.(error, sent, isLast);
    },
  });
  const isBusy = write.isBusy || (staysBusy && isDone);

  useEffect(() => {
    keepWords(keeps, isDone || isSame(values, origin) ? null : values);
    // Its names do not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [values, isDone, origin]);

  // What the controls held before the script came.
  useEffect(() => setValues((now) => keepSame(now, { ...readForm(box.current, start), ...held.current })), [start]);

  const problemsOf = (error: unknown): FormProblems => ({ ...fieldProblems(error, start), ...faults?.(error) });

  const order = Object.keys(start);
  // What lies in a row is said by its list. Some forms name a field itself with a dot.
  const wrong = Object.keys(problems)
    .filter((path) => path in start || !path.includes('.'))
    .toSorted((one, other) => placeOf(one, order) - placeOf(other, order));
  const [firstWrong] = wrong;
  const idOf = (name: string) => `${id}-${firstWithin(problems, name) ?? name}`;
  useEffect(() => {
    if (attempt > 0 && focuses === 'field' && firstWrong !== undefined) document.getElementById(idOf(firstWrong))?.focus();
    // At each attempt, but not when somebody fixes a field and the next one becomes the first.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt]);

  function clear(): void {
    held.current = {};
    before.current = start;
    box.current?.reset();
    setValues(start);
    setProblems({});
    setAttempt(0);
  }

  function judge(now: Values): { sent: Sent } | { found: FormProblems } {
    const result = schema?.safeParse(keyed ? { ...now, idempotencyKey: key } : now);
    // All that is wrong at once, so that nobody mends one field to hear of the next.
    const found = {
      ...(result?.success === false ? problemsByPath(result.error.issues) : {}),
      ...findTooLong(box.current),
      ...Object.fromEntries(Object.entries(check?.(now) ?? {}).filter(([, problem]) => problem !== undefined)),
    };
    if (Object.keys(found).length > 0) return { found };
    // Without a schema, the values are the body.
    return { sent: result?.success === true ? result.data : (now as unknown as Sent) };
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isUnderway.current || isBusy) return;
    const unread = [...(box.current?.elements ?? [])].find(isUnread);
    if (unread !== undefined) return unread.focus();
    const now = read();
    setValues(now);
    const judged = judge(now);
    setProblems('found' in judged ? judged.found : {});
    if ('found' in judged) {
      write.reset();
      setAttempt((count) => count + 1);
      return;
    }
    isUnderway.current = true;
    try {
      if (confirms !== undefined && !(await confirms(judged.sent))) return;
      changed.current = changesOf(before.current, now);
      await write.run(judged.sent);
    } finally {
      isUnderway.current = false;
    }
  }

  /** The message of a field stays until the field changes, and comes back while it is still wrong. */
  function change(now: Values, name: string): void {
    setValues(now);
    if (!staysBusy) setDone(false);
    if (problems[name] === undefined) return;
    const judged = judge(now);
    const isOf = ([path]: [string, unknown]) => path === name || path.startsWith(`${name}.`);
    const others = Object.entries(problems).filter((problem) => !isOf(problem));
    const still = 'found' in judged ? Object.entries(judged.found).filter(isOf) : [];
    setProblems(Object.fromEntries([...others, ...still]));
  }

  function set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
    held.current = { ...held.current, [name]: value };
    change(read(), name);
  }

  function fill(texts: Partial<Record<keyof Values & string, string>>): void {
    for (const [name, text] of Object.entries<string | undefined>(texts)) {
      if (text === undefined) continue;
      fillControl(box.current, name, text);
      change(read(), name);
    }
  }

  return {
    id,
    box,
    submit,
    note: ({ target }) => change(read(), String(Reflect.get(target, 'name') ?? '')),
    values,
    set,
    fill,
    field: (name) => {
      const first = start[name];
      return { id: `${id}-${name}`, name, start: typeof first === 'string' ? first : undefined, error: problems[name] };
    },
    rows: <Name extends RowNames<Values>>(name: Name) =>
      // The name says that the value is a list of such rows.
      rowsOf(values[name] as unknown as readonly RowOf<Values, Name>[], {
        id,
        name,
        problems,
        set: (list) => set(name, list as unknown as Values[Name]),
      }),
    group: (name) => ({ id: `${id}-${name}`, error: problems[name] }),
    tick: (name) => ({ name, defaultChecked: start[name] === true }),
    problems,
    summary:
      focuses === 'summary'
        ? wrong.map((name) => ({
            fieldId: idOf(name),
            message: sayProblem(labels?.[name], problems[name], firstWithin(problems, name)),
          }))
        : undefined,
    attempt,
    wouldLose,
    isBusy,
    isSent: isDone,
    answer: write.answer,
    forget: write.reset,
    isChanged: !isSame(values, origin),
    restart: clear,
    failure:
      write.failure === undefined ? undefined : sayFailure(write.error, explain, Object.keys(problemsOf(write.error)).length > 0),
  };
}

/** The field that the page shows: the server names fields by path ("slots.0"). */
function fieldProblems(error: unknown, start: object): FormProblems {
  if (!(error instanceof CallFailure)) return {};
  const named = Object.entries(error.fields).map(([path, message]) => ({ path: path.split('.'), message }));
  return problemsByPath(named.filter(({ path: [name = ''] }) => name in start));
}

function sayFailure(error: unknown, explain: FormOptions<object, unknown, unknown>['explain'], isOfFields: boolean) {
  const other = explain?.(error);
  if (other !== undefined) return other;
  if (error instanceof SignInNeededError) return error.message;
  if (!(error instanceof CallFailure))
    return 'Nothing was sent: the connection failed. Your words are still here; please try again.';
  // Its fields said so, and saying it again once they change would take the focus away from whoever types.
  if (isOfFields) return undefined;
  return error.detail ?? 'Nothing was sent. Your words are still here; please try again.';
}

function sayProblem(label: string | undefined, problem = '', within = ''): string {
  const [, row = ''] = within.split('.');
  const place = /^\d+$/.test(row) ? ` ${Number(row) + 1}` : '';
  return label === undefined ? problem : `${label}${place}: ${problem}`;
}

// What has no place, such as a part of the page that is not a control, comes last.
function placeOf(name: string, order: readonly string[]): number {
  const place = order.indexOf(name);
  return place === -1 ? order.length : place;
}

/** What a box holds is no value, such as letters for an amount: it says so itself, and nothing goes in its place. */
const isUnread = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.validity.customError && !control.checkValidity();

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function keepSame<Values extends object>(now: Values, next: Values): Values {
  return isSame(now, next) ? now : next;
}
