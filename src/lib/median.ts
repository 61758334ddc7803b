/** The median of numbers in any order: the mean of the two middle ones if their count is even. Null if there are none. */
export function medianOf(values: Iterable<number>): number | null {
  const numbers = Float64Array.from(values);
  const { length } = numbers;
  if (length === 0) return null;
  const middle = length >> 1;
  const upper = selectAt(numbers, middle);
  if (length % 2 === 1) return upper;
  let lower = -Infinity;
  for (const number of numbers.subarray(0, middle)) lower = Math.max(lower, number);
  return (lower + upper) / 2;
}

/** The number that stands at this place in order, with none that is greater before it: several times as fast as sorting (Hoare's quickselect). */
function selectAt(numbers: Float64Array, place: number): number {
  const at = (index: number) => numbers[index] ?? 0;
  let [first, last] = [0, numbers.length - 1];
  while (first < last) {
    const pivot = at((first + last) >> 1);
    let [left, right] = [first, last];
    while (left <= right) {
      while (at(left) < pivot) left += 1;
      while (at(right) > pivot) right -= 1;
      if (left > right) break;
      const moved = at(left);
      numbers[left++] = at(right);
      numbers[right--] = moved;
    }
    if (place <= right) last = right;
    else if (place >= left) first = left;
    else break;
  }
  return at(place);
}
