import { DRAFT } from '../stored-session.ts';

/** Whose form it is, and which: both name what waits. */
export interface KeptForm {
  owner: string;
  name: string;
}

// As confidential as what people fill in: it stays in this window, and goes when its owner signs out.
const keyOf = ({ owner, name }: KeptForm) => `${DRAFT}:${owner}:form ${name}:`;

/** What was filled in before the page was reloaded, in place of what the form begins with. */
export function readKeptWords<Values extends object>(form: KeptForm | undefined, start: Values): Values {
  if (form === undefined) return start;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return start;
    // What the form has no more, or holds otherwise, is not for it.
    const fitting = Object.entries(kept).filter(
      ([name, value]) => name in start && kindOf(value) === kindOf(start[name as keyof Values]),
    );
    return { ...start, ...Object.fromEntries(fitting) };
  } catch {
    return start;
  }
}

/** Keeps what is filled in, or forgets it with null. */
export function keepWords(form: KeptForm | undefined, values: object | null): void {
  if (form === undefined) return;
  try {
    if (values === null) sessionStorage.removeItem(keyOf(form));
    else sessionStorage.setItem(keyOf(form), JSON.stringify(values));
  } catch {
    // A browser that stores nothing loses it with the page.
  }
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'object' : typeof value);
