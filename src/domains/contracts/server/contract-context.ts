import type { Identity } from '#platform/identity/identity.ts';
import type { Context } from '#platform/verb/context.ts';

export type ContractContext = Context & { identity: Identity };
