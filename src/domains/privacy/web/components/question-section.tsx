import { useQueryClient } from '@tanstack/react-query';
import { formatDate } from '#lib/format.ts';
import { PRIVACY_ANSWER_DAYS } from '#lib/kept-for.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { askAboutData, type PrivacyQuestion, privacyQuestionForm, QUESTION_KINDS, type QuestionKind } from '../../contract.ts';
import { privacyQuery } from '../api.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

const START: { kind: QuestionKind; body: string } = { kind: 'correct', body: '' };
const KINDS = Object.entries(QUESTION_KINDS).map(([value, label]) => ({ value, label }));

/** Asks for what the product cannot do by itself, and shows what became of it. */
export function QuestionSection({ questions }: { questions: readonly PrivacyQuestion[] }) {
  const client = useQueryClient();
  const form = useForm({
    schema: privacyQuestionForm,
    start: START,
    keyed: true,
    guards: true,
    clears: true,
    send: (body, questionId) => browserApi.call(askAboutData, { params: { questionId }, body }),
    answered: (answer) => showAnswer(client, privacyQuery, answer),
    done: { title: `Sent. You’ll hear from us within ${PRIVACY_ANSWER_DAYS} days.` },
  });
  return (
    <Card>
      <CardHeader
        level={2}
        title="Ask about your data"
        description={`You can change most of it yourself, right where it is. For the rest, ask us: we answer within ${PRIVACY_ANSWER_DAYS} days, at no cost.`}
      />
      <Form of={form} className="grid max-w-measure gap-4">
        <Field {...form.field('kind')} label="What should we do?">
          <Select options={KINDS} />
        </Field>
        <Field {...form.field('body')} label="Which data, and what should change" required>
          <TextArea rows={4} maxLength={MOST_LETTERS.question} />
        </Field>
        <div>
          <SubmitButton of={form} variant="secondary">
            Send
          </SubmitButton>
        </div>
      </Form>
      {questions.length === 0 ? null : (
        <ul className="mt-6 divide-y divide-line border-t border-line" aria-label="What you asked">
          {questions.map((one) => (
            <li key={one.id} className="py-3">
              <p className="font-medium">{QUESTION_KINDS[one.kind]}</p>
              <p className="break-words whitespace-pre-line">{one.body}</p>
              <p className="text-sm text-ink-soft">
                Asked {formatDate(one.askedAt, viewerTimeZone())}.{' '}
                {one.answeredAt === null
                  ? `We answer by ${formatDate(one.dueAt, viewerTimeZone())}.`
                  : `Answered ${formatDate(one.answeredAt, viewerTimeZone())}:`}
              </p>
              {one.answer === null ? null : <p className="mt-1 break-words whitespace-pre-line">{one.answer}</p>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
