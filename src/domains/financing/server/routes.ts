import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import {
  completeApplication,
  getApplication,
  reopenApplication,
  requireApplication,
  saveApplication,
  withdrawApplication,
} from './applications.ts';

export const financingRoutes: Route[] = [
  route(contract.getApplication, async (ctx) => ({ application: await getApplication(ctx) })),
  route(contract.saveApplication, (ctx, { body }) => saveApplication(ctx, body)),
  route(contract.completeApplication, (ctx) => completeApplication(ctx)),
  route(contract.reopenApplication, (ctx) => reopenApplication(ctx)),
  route(contract.withdrawApplication, (ctx) => withdrawApplication(ctx).then(() => undefined)),
  route(contract.getApplicationDocument, async (ctx) => {
    const application = await requireApplication(ctx);
    // The writer of PDFs takes a moment to load, and few ask for one.
    const { writeDocument } = await import('./write-document.tsx');
    return new Response(await writeDocument(application, ctx.config.PRODUCT_NAME), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="loan-application.pdf"',
        'cache-control': 'no-store',
      },
    });
  }),
];
