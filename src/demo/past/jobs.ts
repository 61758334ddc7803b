import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

/** Background work of the demonstration; elsewhere its code never comes. */
export const demoJobs: JobHandler<ServerContext>[] = [
  {
    ...eachMinute('demo.give-pasts', async (ctx) => (await import('./give-pasts.ts')).givePasts(ctx)),
    // `accounts` announces each new demo person there.
    wakeOn: 'demo_people',
  },
  eachMinute('demo.recall-site-traffic', async (ctx) => (await import('./recall-site-traffic.ts')).recallSiteTraffic(ctx)),
  eachMinute('demo.recall-landing-pages', async (ctx) => (await import('./recall-landing-pages.ts')).recallLandingPages(ctx)),
  eachMinute('demo.recall-feedback', async (ctx) => (await import('./recall-feedback.ts')).recallDemoFeedback(ctx)),
  eachMinute('demo.recall-clients', async (ctx) => (await import('./recall-clients.ts')).recallClients(ctx)),
];

/** Work of a demonstration alone, which finds by itself what is left of it. */
function eachMinute(name: string, work: (ctx: ServerContext) => Promise<unknown>): JobHandler<ServerContext> {
  return {
    name,
    cron: '* * * * *',
    async handle(ctx) {
      if (ctx.config.demoMode) await work(ctx);
    },
  };
}
