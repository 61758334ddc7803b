import { useNavigate } from 'react-router';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { duplicateOwnListing, listOwnListings } from '../../contract.ts';
import { editorHref } from '../editor-href.ts';

/** Makes a new draft of the same home, and goes there: of a listing that has ended, to sell the home again. */
export function useListAgain(id: string) {
  const navigate = useNavigate();
  return useWrite((_: void, key) => browserApi.call(duplicateOwnListing, { params: { id }, body: { id: key } }), {
    refreshes: [listOwnListings],
    answered: (made) => navigate(editorHref(made.id)),
    done: { title: 'Here is the new draft.' },
  });
}
