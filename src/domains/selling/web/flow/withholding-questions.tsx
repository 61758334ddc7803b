import { Checkbox } from '#ui/checkbox.tsx';
import type { Plan } from '../../model/plan.ts';

interface WithholdingQuestionsProps {
  people: Plan['people'];
  disabled: boolean;
  onChange: (people: Plan['people']) => void;
}

/** Whether a part of the price is withheld for income taxes. It is cash that comes later, or not, and no cost of the sale. */
export function WithholdingQuestions({ people, disabled, onChange }: WithholdingQuestionsProps) {
  const tick = (name: keyof Plan['people']) => ({
    checked: people[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...people, [name]: target.checked }),
  });
  return (
    <fieldset disabled={disabled} className="mt-8 max-w-measure print:hidden">
      <legend className="font-medium text-ink">Is a part withheld for income taxes?</legend>
      <Checkbox
        {...tick('isForeignSeller')}
        label="A seller is a foreign person for US taxes"
        hint="The buyer then withholds a part of the price for the IRS (26 U.S.C. § 1445)"
      />
      {people.isForeignSeller ? (
        <Checkbox
          {...tick('willBuyerLiveThere')}
          label="The buyer will live in the home"
          hint="Then less or nothing is withheld"
        />
      ) : null}
      <Checkbox
        {...tick('isOutOfStateSeller')}
        label="A seller lives in another state"
        hint="Some states then withhold a part for their income tax"
      />
      <p className="mt-1 text-sm text-ink-soft">Only the people of this listing see these answers.</p>
    </fieldset>
  );
}
