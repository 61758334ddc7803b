import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { randomUuid } from '#lib/uuid.ts';
import { PICTURE_TYPES } from '#lib/picture-types.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { sendFile } from '#platform/web/send-file.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { addLandingPicture, deleteLandingPicture, type LandingPicture, listLandingPictures } from '../../contract.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

interface PictureFieldProps {
  title: string;
  hint?: string;
  /** Path of the picture on this site; empty for none. */
  value: string;
  onChange: (path: string) => void;
}

/** One of the editors’ pictures, or a new one. */
export function PictureField({ title, hint, value, onChange }: PictureFieldProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <FieldGroup legend={title} hint={hint}>
      {value === '' ? null : (
        // What it shows is said in a field of its own.
        <img src={value} alt="" className="aspect-video max-w-75 rounded-card border border-line object-cover" />
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={() => setChoosing(true)}>
          {value === '' ? 'Choose a picture' : 'Choose another picture'}
        </Button>
        {value === '' ? null : (
          <Button size="small" variant="quiet" onClick={() => onChange('')}>
            Use none
          </Button>
        )}
      </div>
      {isChoosing ? (
        <PictureDialog
          onClose={() => setChoosing(false)}
          onChoose={(path) => {
            onChange(path);
            setChoosing(false);
          }}
        />
      ) : null}
    </FieldGroup>
  );
}

interface PictureDialogProps {
  onClose: () => void;
  onChoose: (path: string) => void;
}

function PictureDialog({ onClose, onChoose }: PictureDialogProps) {
  const query = useQuery(endpointQuery(listLandingPictures));
  const input = useRef<HTMLInputElement>(null);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const add = useWrite(
    (file: File) =>
      sendFile(addLandingPicture, {
        params: { pictureId: randomUuid() },
        query: { name: file.name.slice(-MOST_LETTERS.line) },
        file,
      }),
    {
      refreshes: [listLandingPictures],
      nameOf: ({ name, size }) => `${name} ${size}`,
      // Closed meanwhile, it is in the list and nothing more: what was written since would be lost with it.
      answered: ({ path }) => (isOpen.current ? onChoose(path) : undefined),
      failureTitle: 'The picture wasn’t added',
    },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title="Choose a picture"
      description="JPEG, PNG or WebP; 1,600 pixels wide works best. Say in the block what it shows."
      footer={
        <Button busy={add.isBusy} onClick={() => input.current?.click()}>
          Upload a picture
        </Button>
      }
    >
      <FilePicker ref={input} label="Picture file" accept={PICTURE_TYPES.join(',')} onFiles={([file]) => void add.run(file)} />
      <Loaded query={query} pending={<Skeleton className="h-60" />} failed="We couldn’t load the pictures">
        {({ pictures }) =>
          pictures.length === 0 ? (
            <p className="text-ink-soft">No pictures yet. Upload the first one.</p>
          ) : (
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {pictures.map((picture) => (
                <PictureChoice key={picture.id} picture={picture} onChoose={onChoose} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function PictureChoice({ picture, onChoose }: { picture: LandingPicture; onChoose: (path: string) => void }) {
  const { id, name, path, width, height, addedAt } = picture;
  const remove = useWrite(deleteLandingPicture, {
    refreshes: [listLandingPictures],
    done: { title: 'Picture deleted' },
    failureTitle: 'The picture is still there',
  });
  return (
    <li className="min-w-0 rounded-card border border-line p-3">
      <img
        src={`${path}?width=800`}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        className="aspect-video w-full rounded-control object-cover"
      />
      <p className="mt-2 truncate text-sm text-ink">{name}</p>
      <p className="text-sm text-ink-soft">
        {width} × {height}, {formatDate(addedAt, viewerTimeZone())}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={() => onChoose(path)}>
          Use it<span className="sr-only">: {name}</span>
        </Button>
        <Button size="small" variant="quiet" busy={remove.isBusy} onClick={() => void remove.run({ params: { pictureId: id } })}>
          Delete<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
