import { z } from 'zod';

const schema = z.email();

/** An email address in the one form in which it is kept, lower case; undefined where it is none. */
export function readEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  return email.length <= 254 && schema.safeParse(email).success ? email : undefined;
}
