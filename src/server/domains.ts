import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { Route } from '#platform/http/route.ts';
import type { ServerContext } from '#platform/http/server-context.ts';

/** Every domain's calls, in one table: the API, OpenAPI and the tests walk it. */
export const DOMAIN_ROUTES: Route[] = [];

/** Every domain's background work. */
export const DOMAIN_JOBS: JobHandler<ServerContext>[] = [];
