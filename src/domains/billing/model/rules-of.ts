interface Ruled {
  name: string;
  refundRule?: string | undefined;
}

/** By which rule each thing goes back, as it was bought; things under the same rule stand together. */
export function rulesOf(
  lines: readonly (Ruled & { parts?: readonly Ruled[] | undefined })[],
): { names: string[]; rule: string }[] {
  const byRule = new Map<string, Set<string>>();
  for (const line of lines)
    for (const { name, refundRule } of line.parts ?? [line])
      if (refundRule !== undefined) byRule.set(refundRule, (byRule.get(refundRule) ?? new Set()).add(name));
  return [...byRule].map(([rule, names]) => ({ names: [...names], rule }));
}
