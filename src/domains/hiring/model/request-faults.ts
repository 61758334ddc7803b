import { categoryOf, checkAnswers } from '#domains/experts/contract.ts';
import type { RequestForm } from '../contract.ts';

interface Checked {
  mustBeWhole: boolean;
  /** Before it the work cannot begin, as YYYY-MM-DD: of what is still to be sent. */
  firstDay?: string | undefined;
}

/** What {@link requestFaults} found as sentences, for where no field stands beside them: those of questions name theirs. */
export function sayFaults({ categoryKey }: Pick<RequestForm, 'categoryKey'>, faults: Readonly<Record<string, string>>): string {
  const questions = new Map(categoryOf(categoryKey).questions.map(({ key, label }) => [`answers.${key}`, label]));
  return Object.entries(faults)
    .map(([name, fault]) => {
      const label = questions.get(name);
      return label === undefined ? `${fault}.` : `${label}${label.endsWith('?') ? '' : ':'} ${fault}.`;
    })
    .join(' ');
}

/** What is wrong with a request, by the name of the field: answers that fit no question, an end before the beginning; of a whole one what is missing. */
export function requestFaults(form: RequestForm, { mustBeWhole, firstDay }: Checked): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { key, message } of checkAnswers(categoryOf(form.categoryKey).questions, form.answers, { mustBeWhole }))
    faults[`answers.${key}`] = message;
  if (form.startsOn !== null && form.endsOn !== null && form.endsOn < form.startsOn)
    faults['endsOn'] = 'Choose a day on or after the first';
  if (firstDay !== undefined && form.startsOn !== null && form.startsOn < firstDay)
    faults['startsOn'] = 'Choose a day from today on';
  if (mustBeWhole) {
    if (form.description.trim().length < 10) faults['description'] = 'Say in a sentence what needs to be done';
    if (form.place === null || form.place.address === '') faults['place'] = 'Give the street and number';
    if (form.place === null || form.place.postalCode === '') faults['postalCode'] = 'Give the ZIP code';
    if (form.mayCall && form.phone === '') faults['phone'] = 'Give the number that they may call, or untick the box for calls';
    if (form.startsOn === null) faults['startsOn'] = 'Say when it can start';
  }
  return faults;
}
