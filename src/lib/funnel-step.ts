/** Something that somebody did on the way through a funnel, as the domain that knows of it tells it. */
export interface FunnelStep {
  /** Who took it, or what it belongs to: opaque, and not kept. */
  unit: string;
  /** By the names of the funnels. */
  name: string;
  at: Date;
}
