import { route, type Route } from '#platform/http/route.ts';
import { writeApart } from '#platform/pdf/pdf-helper.ts';
import * as contract from '../contract.ts';
import {
  completeApplication,
  getApplication,
  reopenApplication,
  requireApplication,
  saveApplication,
  deleteApplication,
} from './applications.ts';
import { coApplicantInvitations, removeCoApplicant } from './co-applicants.ts';
import { leaveJoined, requireJoined, saveJoined } from './joined-applications.ts';
import { mailResumeLink } from './mail-resume-link.ts';
import { uploadDocument } from './upload-document.ts';
import type * as writers from './write-document.tsx';

const WRITERS = new URL('./write-document.tsx', import.meta.url);
const writeDocument = writeApart<typeof writers.writeDocument>(WRITERS, 'writeDocument');
const writePart = writeApart<typeof writers.writePart>(WRITERS, 'writePart');

export const financingRoutes: Route[] = [
  route(contract.getApplication, (ctx) => getApplication(ctx)),
  route(contract.saveApplication, (ctx, { body }) => saveApplication(ctx, body)),
  route(contract.completeApplication, (ctx) => completeApplication(ctx)),
  route(contract.reopenApplication, (ctx) => reopenApplication(ctx)),
  route(contract.deleteApplication, (ctx) => deleteApplication(ctx)),
  route(contract.getApplicationDocument, async (ctx) => {
    const application = await requireApplication(ctx);
    return pdf(await writeDocument(application, ctx.config.PRODUCT_NAME));
  }),
  ...coApplicantInvitations.routes,
  route(contract.removeCoApplicant, (ctx) => removeCoApplicant(ctx)),
  route(contract.saveJoined, (ctx, { body }) => saveJoined(ctx, body)),
  route(contract.leaveJoined, (ctx) => leaveJoined(ctx)),
  route(contract.getJoinedDocument, async (ctx) => {
    const joined = await requireJoined(ctx);
    return pdf(await writePart(joined, ctx.config.PRODUCT_NAME));
  }),
  route(contract.mailResumeLink, (ctx, { body }) => mailResumeLink(ctx, body.step)),
  route(contract.uploadApplicationDocument, (ctx, { params, query }, request) =>
    uploadDocument(ctx, { ...params, ...query, request }),
  ),
];

function pdf(bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="loan-application.pdf"',
      'cache-control': 'no-store',
    },
  });
}
