import type { KeptForm } from '#platform/web/form/kept-words.ts';
import { GUEST } from '#platform/web/stored-session.ts';
import { useSession } from './session/use-session.ts';

/** For a form whose words outlive a reload of the page: they are its reader's alone, and go when they sign out. `isOff` keeps none. */
export function useKeptForm(name: string, { isOff = false }: { isOff?: boolean } = {}): KeptForm | undefined {
  const session = useSession();
  const user = session.status === 'signed-out' ? session.lastUser : session.user;
  return isOff ? undefined : { owner: user?.uid ?? GUEST, name };
}
