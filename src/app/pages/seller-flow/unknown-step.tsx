import { MissingStep } from '#domains/selling/web/index.ts';

/** Where a step of selling does not exist; apart, since hardly anybody sees it. */
export function UnknownStep() {
  return <MissingStep />;
}
