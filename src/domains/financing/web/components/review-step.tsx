import { useMutation } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { type Answers, completeApplication } from '../../contract.ts';
import { listMissing } from '../../model/assess-application.ts';
import { stepHref } from '../application-steps.ts';
import { AnswersList } from './answers-list.tsx';

interface ReviewStepProps {
  answers: Answers;
  saveFirst: () => Promise<void>;
  onComplete: () => void;
}

export function ReviewStep({ answers, saveFirst, onComplete }: ReviewStepProps) {
  const missing = listMissing(answers);
  const complete = useMutation({
    mutationFn: async () => {
      await saveFirst();
      return browserApi.call(completeApplication);
    },
    onSuccess: onComplete,
  });
  return (
    <div className="flex flex-col gap-6">
      {missing.length === 0 ? (
        <Notice tone="success" title="Everything needed is there">
          Closing it makes it read-only. You can open it again at any time.
        </Notice>
      ) : (
        <Notice tone="warning" title="Still needed">
          <ul className="mt-1 list-inside list-disc">
            {missing.map(({ step, what }) => (
              <li key={what}>
                <AppLink href={stepHref(step)} className="underline underline-offset-4">
                  {what}
                </AppLink>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <AnswersList answers={answers} isDraft />
      {complete.isError ? (
        <Notice tone="error" live>
          It could not be closed. Please try again.
        </Notice>
      ) : null}
      <Button className="w-fit" disabled={missing.length > 0} busy={complete.isPending} onClick={() => complete.mutate()}>
        Complete my application
      </Button>
    </div>
  );
}
