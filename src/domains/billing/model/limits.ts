/** Maximum lengths of texts, shared by forms and contracts. */
export const MOST_LETTERS = {
  /** What the sides of a job say of a milestone. */
  milestone: 4000,
  /** What a bank is told about a disputed card payment. */
  evidence: 10_000,
  promoCode: 40,
  itemId: 60,
  /** Whose account, or which order, an administrator looks for. */
  lookUp: 60,
  billedName: 120,
  billedAddress: 400,
} as const;
