import type { Actor } from '#platform/verb/context.ts';

/** What middlewares leave for handlers. */
export interface HonoEnv {
  Bindings: {
    /** The socket's peer, set by the Node adapter. */
    remoteAddress?: string;
    /** True for calls that pages make in the process while rendering. */
    isInternal?: boolean;
    /** Of calls in the process: the person in whose name they are made. */
    actor?: Actor;
  };
  Variables: {
    requestId: string;
    actor: Actor;
    isInternal: boolean;
  };
}
