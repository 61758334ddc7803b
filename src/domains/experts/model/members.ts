import { lowerFirst } from '#lib/lower-first.ts';
/** What a person is in a vendor's team. */
export const MEMBER_ROLES = ['owner', 'manager', 'worker'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** The role that a text names; anything else is the one that may do least. */
export const readMemberRole = (text: string): MemberRole => MEMBER_ROLES.find((role) => role === text) ?? 'worker';

/** What members may do. Everybody in a team reads all of its work. */
export const VENDOR_RIGHTS = {
  /** Do and tick off work, write to clients of it. */
  work: ['owner', 'manager', 'worker'],
  /** Accept and decline leads, send quotes. */
  leads: ['owner', 'manager'],
  /** Change what the vendor offers and shows. */
  edit: ['owner', 'manager'],
  /** Invite and remove people, say where money goes, submit, close. */
  own: ['owner'],
} as const satisfies Record<string, readonly MemberRole[]>;
export type VendorRight = keyof typeof VENDOR_RIGHTS;

export function mayDo(role: MemberRole, right: VendorRight): boolean {
  return (VENDOR_RIGHTS[right] as readonly MemberRole[]).includes(role);
}

export const MEMBER_WORDS: Record<MemberRole, { label: string; can: string }> = {
  owner: { label: 'Owner', can: 'Can do everything, and manages people and money' },
  manager: { label: 'Manager', can: 'Answers leads, sends quotes, changes the profile' },
  worker: { label: 'Worker', can: 'Sees the work, checks it off and messages clients' },
};

/** What somebody becomes who joins, within a sentence: "a worker, who sees the work". */
export function sayMember(role: MemberRole): string {
  const { label, can } = MEMBER_WORDS[role];
  return `${role === 'owner' ? 'an' : 'a'} ${label.toLowerCase()}, who ${lowerFirst(can)}`;
}
