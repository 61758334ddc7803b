/**
 * The address that somebody types into one of the sign-in forms stands in the others, too, until they are signed in. It stays in
 * the memory of this tab: in no address and no storage.
 */
let typed = '';

export function typedEmail(): string {
  return typed;
}

export function noteTypedEmail(email: string): void {
  typed = email;
}
