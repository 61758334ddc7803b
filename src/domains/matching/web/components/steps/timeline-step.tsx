import { FieldGroup } from '#ui/field.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import type { BuyerProfile } from '../../../contract.ts';
import type { StepProps } from './step-props.ts';

type Timeline = BuyerProfile['timeline'];

const WHEN = [
  { value: 'now', label: 'As soon as I find it', hint: 'Ready to tour and make an offer' },
  { value: 'in-3-months', label: 'Within three months', hint: 'Time to compare and get pre-approved' },
  { value: 'in-6-months', label: 'Within six months or so', hint: 'Time to prepare savings and papers' },
  { value: 'just-looking', label: 'Just looking', hint: 'No date in mind' },
] as const;

const QUESTIONS = [
  { name: 'isFirstHome', legend: 'Is it your first home?' },
  { name: 'isSellingToo', legend: 'Are you selling a home too?' },
  { name: 'isPreApproved', legend: 'Are you pre-approved for a mortgage?' },
] as const;

export function TimelineStep({ profile, change }: StepProps) {
  const { timeline } = profile;
  const set = (part: Partial<Timeline>) => change((now) => ({ ...now, timeline: { ...now.timeline, ...part } }));
  return (
    <div className="flex flex-col gap-8">
      <FieldGroup legend="When" layout="grid">
        {WHEN.map(({ value, label, hint }) => (
          <RadioCard
            key={value}
            name="when"
            label={label}
            hint={hint}
            checked={timeline.when === value}
            onChange={() => set({ when: value })}
          />
        ))}
      </FieldGroup>
      {QUESTIONS.map(({ name, legend }) => (
        <FieldGroup key={name} legend={legend} layout="row">
          {[true, false].map((answer) => (
            <RadioCard
              key={String(answer)}
              name={name}
              label={answer ? 'Yes' : 'No'}
              className="w-32"
              checked={timeline[name] === answer}
              onChange={() => set({ [name]: answer })}
            />
          ))}
        </FieldGroup>
      ))}
    </div>
  );
}
