import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import {
  getLandingPage,
  type LandingExperiment,
  listLandingExperiments,
  listLandingPages,
  stopLandingExperiment,
} from '../../contract.ts';

/** Ends an experiment with its decision, which stays on record. */
export function StopDialog({ experiment, onClose }: { experiment: LandingExperiment; onClose: () => void }) {
  const form = useForm({
    start: { arm: '0', decision: '' },
    refreshes: [listLandingExperiments, listLandingPages, getLandingPage],
    done: { title: 'Stopped' },
    send: ({ arm, decision }) =>
      browserApi.call(stopLandingExperiment, {
        params: { experimentId: experiment.id },
        body: { arm: Number(arm), decision },
      }),
    answered: onClose,
  });
  const worse = experiment.arms
    .filter((_, arm) =>
      experiment.guardrails.some(({ comparisons }) => comparisons.some((one) => one.arm === arm && one.state === 'worse')),
    )
    .map(({ label }) => `“${label}”`);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Stop and decide"
      description="You can’t restart it. Everyone will see what you choose."
    >
      <Form of={form} className="space-y-4">
        {worse.length === 0 ? null : (
          <Notice tone="warning">
            A guardrail got worse with {worse.join(' and ')}. If you show it anyway, say why in the decision.
          </Notice>
        )}
        <Field {...form.field('arm')} label="What to show" required>
          <Select
            options={experiment.arms.map(({ label }, at) => ({
              value: String(at),
              label: at === 0 ? `${label} (baseline)` : label,
            }))}
          />
        </Field>
        <Field {...form.field('decision')} label="Why" hint="What the numbers say, and what else mattered" required>
          <TextArea />
        </Field>
        <SubmitButton of={form} busyText="Stopping…">
          Stop the experiment
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
