import { DollarField } from '#ui/amount-field.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { CONDITIONS, type Intent, intentSchema, MOST_OWED, OCCUPANTS, REASONS, TIMES } from '../../model/plan.ts';

interface IntentQuestionsProps {
  intent: Intent;
  onChange: (intent: Intent) => void;
}

type Asked = 'reason' | 'time' | 'condition' | 'occupant';

const QUESTIONS: readonly { name: Asked; label: string; words: Readonly<Record<string, string>> }[] = [
  { name: 'reason', label: 'Why are you thinking of selling?', words: REASONS },
  { name: 'time', label: 'When?', words: TIMES },
  { name: 'condition', label: 'What shape is the home in?', words: CONDITIONS },
  { name: 'occupant', label: 'Who lives there?', words: OCCUPANTS },
];
const NEXT = { yes: 'Yes', no: 'No' };

/** What makes the ways of selling differ for a person. Any answer may stay open. */
export function IntentQuestions({ intent, onChange }: IntentQuestionsProps) {
  const set = (part: object) => onChange(intentSchema.parse({ ...intent, ...part }));
  const choice = (
    label: string,
    words: Readonly<Record<string, string>>,
    value: string,
    choose: (value: string | null) => void,
  ) => (
    <Field key={label} label={label}>
      <Select
        placeholder="Choose"
        options={Object.entries(words).map(([key, word]) => ({ value: key, label: word }))}
        value={value}
        onChange={(event) => choose(event.target.value === '' ? null : event.target.value)}
      />
    </Field>
  );
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      {QUESTIONS.map(({ name, label, words }) => choice(label, words, intent[name] ?? '', (value) => set({ [name]: value })))}
      <DollarField
        label="How much do you still owe on the home?"
        hint="All loans combined, roughly"
        max={MOST_OWED}
        value={intent.mortgage}
        onChange={(mortgage) => set({ mortgage })}
      />
      {choice(
        'Are you buying the next home too?',
        NEXT,
        intent.isBuyingNext === null ? '' : intent.isBuyingNext ? 'yes' : 'no',
        (value) => set({ isBuyingNext: value === null ? null : value === 'yes' }),
      )}
    </div>
  );
}
