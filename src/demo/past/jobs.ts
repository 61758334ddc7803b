import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

/** Background work of the demonstration; elsewhere its code never comes. */
export const demoJobs: JobHandler<ServerContext>[] = [
  {
    name: 'demo.give-pasts',
    cron: '* * * * *',
    // `accounts` announces each new demo person there.
    wakeOn: 'demo_people',
    async handle(ctx) {
      if (ctx.config.demoMode) await (await import('./give-pasts.ts')).givePasts(ctx);
    },
  },
  {
    name: 'demo.recall-site-traffic',
    cron: '* * * * *',
    async handle(ctx) {
      if (ctx.config.demoMode) await (await import('./recall-site-traffic.ts')).recallSiteTraffic(ctx);
    },
  },
  {
    name: 'demo.recall-landing-pages',
    cron: '* * * * *',
    async handle(ctx) {
      if (ctx.config.demoMode) await (await import('./recall-landing-pages.ts')).recallLandingPages(ctx);
    },
  },
  {
    name: 'demo.recall-feedback',
    cron: '* * * * *',
    async handle(ctx) {
      if (ctx.config.demoMode) await (await import('./recall-feedback.ts')).recallDemoFeedback(ctx);
    },
  },
  {
    name: 'demo.recall-clients',
    cron: '* * * * *',
    async handle(ctx) {
      if (ctx.config.demoMode) await (await import('./recall-clients.ts')).recallClients(ctx);
    },
  },
];
