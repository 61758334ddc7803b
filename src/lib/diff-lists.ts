export interface DiffRun {
  kind: 'same' | 'gone' | 'new';
  items: string[];
}

/** What was taken from a list and put in to make another one, by a longest common subsequence. What is gone comes first. */
export function diffLists(before: readonly string[], after: readonly string[]): DiffRun[] {
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const [a, b] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  const runs: DiffRun[] = [];
  const add = (kind: DiffRun['kind'], items: readonly string[]) => {
    if (items.length === 0) return;
    const last = runs.at(-1);
    if (last?.kind === kind) last.items.push(...items);
    else runs.push({ kind, items: [...items] });
  };
  add('same', before.slice(0, head));
  const width = b.length + 1;
  const lengths = countCommon(a, b);
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    const [one, other] = [a[i], b[j]];
    if (one !== undefined && one === other) {
      add('same', [one]);
      i += 1;
      j += 1;
    } else if (one !== undefined && (other === undefined || at(lengths, (i + 1) * width + j) >= at(lengths, i * width + j + 1))) {
      add('gone', [one]);
      i += 1;
    } else {
      add('new', [other ?? '']);
      j += 1;
    }
  }
  add('same', before.slice(before.length - tail));
  return runs;
}

const at = (numbers: Uint16Array, index: number) => numbers[index] ?? 0;

/** For each pair of places, how much of the rest is common. */
function countCommon(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        a[i] === b[j]
          ? at(lengths, (i + 1) * width + j + 1) + 1
          : Math.max(at(lengths, (i + 1) * width + j), at(lengths, i * width + j + 1));
  return lengths;
}
