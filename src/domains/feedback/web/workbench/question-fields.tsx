import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { WidgetConfig } from '../../contract.ts';
import { MOST_QUESTIONS, QUESTION_KEYS, QUESTION_KINDS } from '../../model/questions.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

type Questions = WidgetConfig['questions'];

interface QuestionFieldsProps {
  questions: Questions;
  onChange: (questions: Questions) => void;
  faults: Readonly<Record<string, string | undefined>>;
}

/** What is asked, in its order. */
export function QuestionFields({ questions, onChange, faults }: QuestionFieldsProps) {
  const change = (at: number, changes: Partial<Questions[number]>) =>
    onChange(questions.map((question, index) => (index === at ? { ...question, ...changes } : question)));
  const move = (at: number, by: number) => {
    const next = [...questions];
    const [moved] = next.splice(at, 1);
    if (moved !== undefined) next.splice(at + by, 0, moved);
    onChange(next);
  };
  return (
    <fieldset>
      <legend className="font-medium">Questions</legend>
      <ol className="mt-2 space-y-4">
        {questions.map((question, at) => (
          <li key={question.id} className="rounded-card border border-line p-4">
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label={`Question ${at + 1}`} error={faults[`questions.${at}.label`]}>
                <TextInput
                  maxLength={MOST_LETTERS.line}
                  value={question.label}
                  onChange={({ target }) => change(at, { label: target.value })}
                />
              </Field>
              <Field label="Answered by">
                <Select
                  value={question.kind}
                  onChange={({ target }) => change(at, { kind: QUESTION_KEYS.find((kind) => kind === target.value) ?? 'text' })}
                  options={QUESTION_KEYS.map((value) => ({ value, label: QUESTION_KINDS[value].label }))}
                />
              </Field>
            </div>
            {question.kind === 'category' ? (
              <Field label="Options" hint="One per line, at least two" className="mt-4" error={faults[`questions.${at}.options`]}>
                <TextArea
                  rows={4}
                  value={question.options.join('\n')}
                  onChange={({ target }) => change(at, { options: target.value.split('\n').slice(0, 12) })}
                  onBlur={() =>
                    change(at, { options: question.options.map((option) => option.trim()).filter((option) => option !== '') })
                  }
                />
              </Field>
            ) : null}
            <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
              <Checkbox
                label="Must be answered"
                checked={question.isRequired}
                onChange={({ target }) => change(at, { isRequired: target.checked })}
              />
              {/* Together, so that they wrap together. */}
              <span className="ml-auto flex gap-x-2">
                <Button size="small" variant="quiet" disabled={at === 0} onClick={() => move(at, -1)}>
                  Up<span className="sr-only">: question {at + 1}</span>
                </Button>
                <Button size="small" variant="quiet" disabled={at === questions.length - 1} onClick={() => move(at, 1)}>
                  Down<span className="sr-only">: question {at + 1}</span>
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  disabled={questions.length === 1}
                  onClick={() => onChange(questions.filter((_, index) => index !== at))}
                >
                  Remove<span className="sr-only"> question {at + 1}</span>
                </Button>
              </span>
            </div>
          </li>
        ))}
      </ol>
      <Button
        className="mt-3"
        size="small"
        variant="secondary"
        disabled={questions.length >= MOST_QUESTIONS}
        onClick={() =>
          onChange([
            ...questions,
            { id: freshId(questions), kind: 'text', label: 'Anything else?', isRequired: false, options: [] },
          ])
        }
      >
        Add a question
      </Button>
    </fieldset>
  );
}

function freshId(questions: Questions): string {
  for (let number = 1; ; number += 1) if (!questions.some(({ id }) => id === `q${number}`)) return `q${number}`;
}
