/** What each refusal of sign-in says, on its pages and in the server's answers. */
export const AUTH_WORDS = {
  'user-not-found': 'No account found with this email address',
  'wrong-password': 'Incorrect password',
  'invalid-credentials': 'The email address or the password is not right',
  'invalid-email': 'Please enter a valid email address',
  'weak-password': 'Password is too weak',
  'user-disabled': 'This account has been disabled',
  'too-many-requests': 'Too many failed attempts. Please try again later',
  'api-key-not-valid': 'Invalid API configuration. Please contact support',
  'sealed-elsewhere': 'This was sealed under another AUTH_SECRET. Ask the operator of this site to bring it back',
  'email-already-in-use': 'An account with this email already exists',
  'configuration-not-found': 'Password reset service not configured',
  'user-token-expired': 'Your session has ended. Please sign in again',
  'link-expired': 'This link has expired. Please ask for a new one',
  'link-used': 'This link was used already. Please ask for a new one',
  'link-ended': 'This link was replaced by a newer one, or ended when your account changed. Please ask for a new one',
  'wrong-code': 'This code is not right. Please try the next one your app shows',
  'challenge-expired': 'This sign-in took too long. Please begin again',
  'recent-sign-in-needed': 'Please confirm first that it is you',
  'last-sign-in-method': 'This is the only way to sign in to this account. Add another one first',
  'provider-already-linked': 'This sign-in belongs to another account',
  'demo-off': 'This site has no demonstration',
  'not-for-demo': 'Demo people cannot do this',
} as const;

export type AuthCode = keyof typeof AUTH_WORDS;
