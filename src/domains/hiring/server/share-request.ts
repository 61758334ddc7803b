import { maskContacts } from '#domains/correspondence/contract.ts';
import { categoryOf, sayAnswer } from '#domains/experts/contract.ts';
import { type OpenedLink, shareThings } from '#domains/sharing/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requestSharing, type SharedRequest } from '../contract/sharing.ts';
import { addressOf } from './address-of.ts';
import { findRequest } from './queries.ts';
import { requireRequest } from './require-side.ts';
import { presentRequests } from './show-requests.ts';

export const requestShares = shareThings(requestSharing, {
  kind: 'service-request',
  keyOf: async (ctx, { requestId }) => (await requireRequest(ctx, requestId)).id,
  checkShareable: async (ctx, { requestId }) => {
    if ((await requireRequest(ctx, requestId)).status === 'draft')
      throw new DomainError('conflict', 'Send the request first: a draft can’t be shared.');
  },
  present: presentShared,
});

/** The request behind a link, as it is now, without what only those who accept may know: street, entrance, phone and budget. */
async function presentShared(ctx: Context, { subjectKey, sharedBy, expiresAt }: OpenedLink): Promise<SharedRequest> {
  const row = await findRequest(ctx.db, subjectKey);
  const request = row === undefined ? undefined : (await presentRequests(ctx, [row]))[0];
  if (row === undefined || request === undefined) throw new DomainError('not-found', 'This request is gone.');
  const { number, status, form, leads, closesAt } = request;
  const category = categoryOf(form.categoryKey);
  return {
    number,
    status,
    category: category.name,
    description: maskContacts(form.description).text,
    answers: category.questions.flatMap((question) => {
      const answer = form.answers[question.key] ?? '';
      return answer === '' ? [] : [{ question: question.label, answer: maskContacts(sayAnswer(question, answer)).text }];
    }),
    place: addressOf({ ...row, address: '' }),
    startsOn: form.startsOn,
    endsOn: form.endsOn,
    closesAt,
    asked: leads.map(({ vendor, status: standing, answerBy, quotes }) => {
      const quote = quotes.find((one) => one.status === 'accepted') ?? quotes.find((one) => one.status === 'sent');
      return {
        vendorId: vendor.id,
        name: vendor.name,
        status: standing,
        answerBy,
        quote: quote === undefined ? null : { totalCents: quote.totalCents, validUntil: quote.validUntil },
      };
    }),
    sharedBy,
    expiresAt: expiresAt.toISOString(),
  };
}
