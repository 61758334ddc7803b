/** The slot of words of a sentence that were understood and are no filter, such as "no garage needed". */
export function slotOfNoFilter(words: string): string {
  return `unresolved.${words}`;
}
