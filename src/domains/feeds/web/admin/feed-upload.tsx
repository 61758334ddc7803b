import { useRef, useState } from 'react';
import { formatMegabytes } from '#lib/format.ts';
import { randomUuid } from '#lib/uuid.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { sendFile } from '#platform/web/send-file.ts';
import { Button } from '#ui/button.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { feedFileFormSchema, uploadFeedFile, type UploadTrial } from '../../contract.ts';
import { MOST_UPLOAD_BYTES } from '../../model/feed-terms.ts';
import { UploadResult } from './upload-result.tsx';

const ACCEPTED = '.json,.jsonl,.ndjson,.csv,.tsv,.txt,.xml,.gz,application/json,text/csv,application/xml,application/gzip';

/** Takes a file of listings: it is tried first, and read once somebody has seen what it would bring. */
export function FeedUpload() {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ file: File; id: string }>();
  const [share, setShare] = useState<number>();
  const [trial, setTrial] = useState<UploadTrial>();
  const form = useForm({
    start: { name: '', sourceName: '', file: '' },
    schema: feedFileFormSchema,
    send: async ({ name, sourceName }) => {
      if (chosen === undefined) throw new Error('no file was chosen');
      const { file, id: uploadId } = chosen;
      setTrial(undefined);
      setShare(0);
      const query = { name, sourceName, fileName: file.name.slice(-200) };
      return sendFile(uploadFeedFile, { params: { uploadId }, query, file, onProgress: setShare }).finally(() =>
        setShare(undefined),
      );
    },
    answered: (found) => {
      setTrial(found);
      // Tried under another name, it is another file.
      setChosen((now) => (now === undefined ? now : { ...now, id: randomUuid() }));
    },
  });
  return (
    <section aria-labelledby="feed-upload" className="rounded-card border border-line p-4 sm:p-6">
      <h2 id="feed-upload" className="text-lg font-semibold">
        Bring in a file
      </h2>
      <p className="mt-1 max-w-measure text-sm text-ink-soft">
        RESO JSON, JSON Lines, CSV, or XML of listings, packed with gzip or not, up to {formatMegabytes(MOST_UPLOAD_BYTES)}. You
        see what it would bring before any home changes.
      </p>
      <Form of={form} freezes={false} labelledBy="feed-upload" className="mt-4 grid gap-4 sm:grid-cols-2">
        <Field {...form.field('name')} label="Name of the feed" hint="Use the same name again to update the same homes." required>
          <TextInput autoComplete="off" />
        </Field>
        <Field
          {...form.field('sourceName')}
          label="Who the listings come from"
          hint="Such as the board or the brokerage."
          required
        >
          <TextInput autoComplete="off" />
        </Field>
        <FieldGroup {...form.group('file')} legend="File" className="sm:col-span-2">
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="secondary" onClick={() => input.current?.click()}>
              {chosen === undefined ? 'Choose a file' : 'Choose another file'}
            </Button>
            {chosen === undefined ? null : <span className="text-sm wrap-anywhere">{chosen.file.name}</span>}
          </div>
          <FilePicker
            ref={input}
            label="File of listings"
            accept={ACCEPTED}
            onFiles={([file]) => {
              setChosen({ file, id: randomUuid() });
              setTrial(undefined);
              form.set('file', file.name);
            }}
          />
        </FieldGroup>
        {share === undefined || share === 1 ? null : (
          <div className="sm:col-span-2">
            <ProgressBar label="Sent" value={share} />
          </div>
        )}
        <div className="sm:col-span-2">
          <SubmitButton of={form} busyText={share === 1 ? 'Trying it…' : 'Sending…'}>
            Try it
          </SubmitButton>
        </div>
      </Form>
      {trial === undefined ? null : <UploadResult key={trial.id} trial={trial} onAccepted={() => setTrial(undefined)} />}
    </section>
  );
}
