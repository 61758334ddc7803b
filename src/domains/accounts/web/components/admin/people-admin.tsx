import { useSearchParams } from 'react-router';
import { UserDetail } from './user-detail.tsx';
import { UserList } from './user-list.tsx';

/** Everybody who has an account, or the one whom the address names. */
export function PeopleAdmin({ adminId }: { adminId: string }) {
  const [search] = useSearchParams();
  const userId = search.get('user');
  return userId === null ? <UserList /> : <UserDetail userId={userId} adminId={adminId} />;
}
