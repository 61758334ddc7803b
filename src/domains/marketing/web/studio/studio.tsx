import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { STATUS_WORDS } from '#domains/listings/contract.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useUnsentWords } from '#platform/web/form/unsent-words.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { together } from '#platform/web/loaded-query.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  type Choices,
  changeMaterial,
  listMaterials,
  makeMaterials,
  type MarketingOptions,
  type MaterialDetail,
  MOST_MATERIAL_LETTERS,
} from '../../contract.ts';
import { marketingOptions, materialOptions } from '../api.ts';
import { PhotoChoice } from './photo-choice.tsx';
import { MaterialChoice } from './material-choice.tsx';
import { MaterialPreview } from './material-preview.tsx';
import { WordChoice } from './word-choice.tsx';

/** What chooses a material in the address. */
const LISTING = ['listing', 'material'] as const;

/** Choices on one side, and the material as it is printed on the other. */
export function Studio({ listingId, materialId }: { listingId: string; materialId: string | null }) {
  const options = useQuery({ ...marketingOptions(listingId), meta: { follows: ['own-listings'] } });
  const material = useQuery({ ...materialOptions(materialId ?? ''), enabled: materialId !== null });
  const pending = <Skeleton className="h-128 w-full" />;
  if (materialId === null)
    return (
      <Loaded query={options} pending={pending} className="mt-8" failed="We couldn’t load the listing">
        {(found) => <Choosing options={found} material={null} />}
      </Loaded>
    );
  return (
    <Loaded query={together({ options, material })} pending={pending} className="mt-8" failed="We couldn’t load the material">
      {({ options: found, material: one }) => <Choosing key={one.version} options={found} material={one} />}
    </Loaded>
  );
}

function Choosing({ options, material }: { options: MarketingOptions; material: MaterialDetail | null }) {
  const usable = options.templates.filter(({ refusal }) => refusal === null);
  const [chosen, setChosen] = useState<string[]>(() =>
    material === null ? usable.slice(0, 1).map(({ key }) => key) : [material.template.key],
  );
  const [shown, setShown] = useState(chosen[0] ?? options.templates[0]?.key ?? '');
  const [choices, setChoices] = useState<Choices>(material?.choices ?? options.usual);
  const [title, setTitle] = useState(material?.title ?? '');
  const first = material === null ? options.usual : material.choices;
  const settle = useUnsentWords(JSON.stringify([choices, title]) !== JSON.stringify([first, material?.title ?? '']), LISTING);
  const [isTried, setTried] = useState(false);
  const asksMaterial = isTried && chosen.length === 0;
  const change = (part: Partial<Choices>) => setChoices((before) => ({ ...before, ...part }));
  const { make, save } = useMaking(options, material, settle);
  const template = options.templates.find(({ key }) => key === shown);
  const toggle = (key: string, isChosen: boolean) => {
    setChosen((before) => (isChosen ? [...before, key] : before.filter((one) => one !== key)));
    if (isChosen) setShown(key);
  };
  return (
    <>
      <p className="mt-2 text-ink-soft">
        {options.label}, {STATUS_WORDS[options.standardStatus].toLowerCase()}
      </p>
      {/* Where there is room for one column, the material comes after all choices. */}
      <InlineLink href="#preview" className="mt-2 inline-block lg:hidden">
        Go to the preview
      </InlineLink>
      {options.canEdit ? null : (
        <Notice className="mt-4" title="You can view these materials but not create new ones">
          Your role on this listing, or its status, doesn’t let you make materials.
        </Notice>
      )}
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <div className="grid gap-8">
          {material === null ? (
            <MaterialChoice templates={options.templates} chosen={chosen} isMissing={asksMaterial} onToggle={toggle} />
          ) : (
            <Field label="Name">
              <TextInput
                value={title}
                maxLength={MOST_MATERIAL_LETTERS.title}
                onChange={({ currentTarget }) => setTitle(currentTarget.value)}
              />
            </Field>
          )}
          <WordChoice
            options={options}
            choices={choices}
            isFixed={template?.refusal === null && material !== null}
            onChange={change}
          />
          <PhotoChoice
            photos={options.photos}
            places={template?.photos ?? 0}
            photoIds={choices.photoIds}
            onChange={(photoIds) => change({ photoIds })}
          />
        </div>
        <MaterialPreview
          listingId={options.listingId}
          templates={options.templates.filter(({ key }) => chosen.includes(key) || key === shown)}
          shown={shown}
          onShow={setShown}
          choices={choices}
          onPass={(warning, reason) => change({ passed: [...(choices.passed ?? []), { finding: warning, reason }] })}
          action={
            material === null ? (
              <Button
                disabled={!options.canEdit}
                busy={make.isBusy}
                onClick={() => (chosen.length === 0 ? setTried(true) : void make.run({ chosen, choices }))}
              >
                {chosen.length < 2 ? 'Make this material' : `Make ${chosen.length} materials`}
              </Button>
            ) : (
              <Button
                disabled={!options.canEdit || title.trim() === ''}
                busy={save.isBusy}
                onClick={() => void save.run({ title, choices })}
              >
                Save as a new version
              </Button>
            )
          }
        />
      </div>
    </>
  );
}

/** `settle`: nothing waits to be sent any more. */
function useMaking({ listingId }: MarketingOptions, material: MaterialDetail | null, settle: () => void) {
  const navigate = useNavigate();
  const refreshes = [listMaterials, { path: '/api/marketing-materials/{id}' }] as const;
  // The same ids when the same is tried again, so that no material is there twice.
  const [ids] = useState(() => new Map<string, string>());
  const idOf = (name: string) => {
    const id = ids.get(name) ?? randomUuid();
    ids.set(name, id);
    return id;
  };
  const make = useWrite(
    ({ chosen, choices }: { chosen: readonly string[]; choices: Choices }) =>
      browserApi.call(makeMaterials, {
        params: { id: listingId },
        body: {
          materials: chosen.map((template) => ({ id: idOf(`${template} ${JSON.stringify(choices)}`), template })),
          choices,
        },
      }),
    {
      refreshes,
      done: ({ materials }) => {
        settle();
        void navigate(`/marketing-materials?listing=${listingId}`);
        return {
          title:
            materials.length === 1
              ? 'The material was added to your materials'
              : `${materials.length} materials were added to your materials`,
        };
      },
    },
  );
  const save = useWrite(
    ({ title, choices }: { title: string; choices: Choices }) =>
      browserApi.call(changeMaterial, {
        params: { id: material?.id ?? '' },
        body: { baseVersion: material?.version ?? 1, title, choices },
      }),
    {
      refreshes,
      done: () => {
        settle();
        void navigate(`/marketing-materials?listing=${listingId}`);
        return { title: 'Saved as a new version' };
      },
    },
  );
  return { make, save };
}
