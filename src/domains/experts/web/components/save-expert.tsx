import { useQuery } from '@tanstack/react-query';
import { useSession, useSignedInAction } from '#domains/accounts/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Heart } from '#ui/icons/index.ts';
import { listSavedExperts, removeSavedExpert, saveExpert } from '../../contract.ts';

interface SaveExpertProps {
  vendorId: string;
  name: string;
  /** A heart alone, on a card; else a button with a word. */
  isSmall?: boolean;
}

/** Saves an expert, or takes it off the list; whoever is not signed in does so first. */
export function SaveExpert(props: SaveExpertProps) {
  return (
    <QueryScope>
      <Save {...props} />
    </QueryScope>
  );
}

function Save({ vendorId, name, isSmall = false }: SaveExpertProps) {
  const { status } = useSession();
  const { data } = useQuery({ ...endpointQuery(listSavedExperts), enabled: status === 'signed-in' });
  const isKnown = data?.experts.some(({ id }) => id === vendorId) ?? false;
  const set = (on: boolean) => browserApi.call(on ? saveExpert : removeSavedExpert, { params: { expertId: vendorId } });
  const turn = useWrite(set, {
    refreshes: [listSavedExperts],
    done: (_answer, on) => ({ title: on ? `${name} is saved.` : `${name} is off your list.` }),
    undo: (on) => set(!on),
  });
  const press = useSignedInAction(`save-expert-${vendorId}`, (on: boolean) => void turn.run(on));
  const isSaved = turn.underway.at(-1) ?? isKnown;
  const toggle = () => press(!isSaved);
  const isOff = status === 'loading';
  if (isSmall)
    return (
      <IconButton
        icon={Heart}
        variant="floating"
        size="small"
        label={isSaved ? `Remove ${name} from your saved experts` : `Save ${name}`}
        pressed={isSaved}
        disabled={isOff}
        onClick={toggle}
      />
    );
  return (
    <Button variant="secondary" aria-pressed={isSaved} disabled={isOff} onClick={toggle}>
      <Heart aria-hidden="true" className={cn('size-4', isSaved && 'fill-current text-brand')} /> {isSaved ? 'Saved' : 'Save'}
    </Button>
  );
}
