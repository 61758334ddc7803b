/** What happened to an envelope, as its chain keeps it. */
export interface ChainedEvent {
  seq: number;
  type: string;
  /** The recipient who acted; null for the sender and the system. */
  recipientId: string | null;
  /** ISO 8601, UTC. */
  at: string;
  address: string;
  agent: string;
  data: Readonly<Record<string, string>>;
  previousHash: string;
}

/**
 * One event as text that is the same for the same event: JSON with the keys in order (RFC 8785 for strings and whole numbers).
 * The SHA-256 of it is the event's hash, which the next event carries.
 */
export function canonicalEvent({ seq, type, recipientId, at, address, agent, data, previousHash }: ChainedEvent): string {
  const sorted = Object.fromEntries(Object.entries(data).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify({ address, agent, at, data: sorted, previousHash, recipientId, seq, type });
}

/** The hash before the first event. */
export const CHAIN_START = '0'.repeat(64);
