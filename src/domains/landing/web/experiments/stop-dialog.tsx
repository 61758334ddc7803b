import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
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
    start: { version: String(experiment.arms[0]?.version ?? 1), decision: '' },
    refreshes: [listLandingExperiments, listLandingPages, getLandingPage],
    done: { title: 'Stopped' },
    send: ({ version, decision }) =>
      browserApi.call(stopLandingExperiment, {
        params: { experimentId: experiment.id },
        body: { version: Number(version), decision },
      }),
    answered: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Stop and decide"
      description="It cannot be started again. Everybody then sees the version that you choose."
    >
      <Form of={form} className="space-y-4">
        <Field {...form.field('version')} label="Version to show" required>
          <Select
            options={experiment.arms.map(({ version }, at) => ({
              value: String(version),
              label: at === 0 ? `Version ${version}, which the others were compared with` : `Version ${version}`,
            }))}
          />
        </Field>
        <Field {...form.field('decision')} label="Why" hint="What the figures say, and what else counted" required>
          <TextArea />
        </Field>
        <SubmitButton of={form} busyText="Stopping…">
          Stop the experiment
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
