// A refused call carries its code in problem+json `code`: src/platform/identity/auth-error.ts lists them.
export * from './contract/addresses.ts';
export * from './contract/administration.ts';
export * from './contract/display.ts';
export * from './contract/methods.ts';
export * from './contract/passkeys.ts';
export * from './contract/passwords.ts';
export * from './contract/profile.ts';
export * from './contract/providers.ts';
export * from './contract/session-user.ts';
export * from './contract/sessions.ts';
export * from './contract/sign-in.ts';
export * from './contract/two-factor.ts';
