import { firstDayNotOver } from '#lib/calendar.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import type { MatchAnswer, needSchema } from '../contract.ts';
import type { z } from 'zod';
import { categoryOf } from '../model/categories.ts';
import { MOST_SHOWN } from '../model/limits.ts';
import { checkAnswers, takesOf } from '../model/scope.ts';
import { locateNeed } from './locate-need.ts';
import { matchVendors } from './match-vendors.ts';

/** Experts for a need as a form names it. Throws `invalid` for answers that the category does not know, `not-found` for unknown homes. */
export async function matchExperts(ctx: Context, form: z.output<typeof needSchema>): Promise<MatchAnswer> {
  const { categoryKey, answers, budgetCents } = form;
  const { questions } = categoryOf(categoryKey);
  const faults = checkAnswers(questions, answers, { mustBeWhole: false });
  if (faults.length > 0)
    throw new DomainError('invalid', 'Check your answers again.', {
      fields: Object.fromEntries(faults.map(({ key, message }) => [`answers.${key}`, message])),
    });
  const place = await locateNeed(ctx, form.where);
  const today = firstDayNotOver(ctx.now);
  const startsOn = form.startsOn !== undefined && form.startsOn > today ? form.startsOn : today;
  if (form.endsOn !== undefined && form.endsOn < startsOn) {
    const message = form.endsOn < today ? 'Choose a day that isn’t over' : 'Choose a day on or after the first';
    throw invalidField('endsOn', message);
  }
  const takes = takesOf(questions, answers);
  const need = {
    categoryKey,
    place,
    state: place.state,
    takes,
    budgetCents,
    startsOn,
    ...(form.endsOn !== undefined && { endsOn: form.endsOn }),
  };
  return { place, ...(await matchVendors(ctx, need, { most: MOST_SHOWN })) };
}
