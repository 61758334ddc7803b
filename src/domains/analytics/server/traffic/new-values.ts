/** Tags come from outside: more of them in a day are made up. */
const MOST_NEW_VALUES_A_DAY = 2000;
const OTHER = 'other';

let today = '';
let values = new Set<string>();

interface Tags {
  source: string;
  medium: string | null;
  campaign: string | null;
  term: string | null;
  content: string | null;
}

/** The tags of a visit, with `other` for values beyond the 2,000 that a process takes in a day. */
export function limitNewValues(day: string, { source, ...tags }: Tags): Tags {
  if (day !== today) {
    today = day;
    values = new Set();
  }
  const limited = (value: string) => {
    if (values.has(value)) return value;
    if (values.size >= MOST_NEW_VALUES_A_DAY) return OTHER;
    values.add(value);
    return value;
  };
  const given = (value: string | null) => (value === null ? null : limited(value));
  return {
    source: limited(source.slice(0, 100)),
    medium: given(tags.medium),
    campaign: given(tags.campaign),
    term: given(tags.term),
    content: given(tags.content),
  };
}
