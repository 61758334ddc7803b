/** Each answer is a whole analysis, so all forms of one analysis send their changes in turn. */
const lines = new Map<string, Promise<unknown>>();

export function inLine<Answer>(id: string, call: () => Promise<Answer>): Promise<Answer> {
  const answer = (lines.get(id) ?? Promise.resolve()).then(call);
  lines.set(
    id,
    answer.catch(() => undefined),
  );
  return answer;
}
