import { EMAIL_SHAPE } from '#lib/email-shape.ts';
import { REGISTRATION_ROLES } from '#lib/roles.ts';
import type { FormProblems } from '#platform/web/form/use-form.ts';

export type RegistrationAnswers = Record<'fullName' | 'email' | 'password' | 'confirmPassword' | 'role', string>;

/** The specification's rules, in its words; the server enforces them too. */
export function checkRegistration(values: Partial<RegistrationAnswers>, minLength: number): FormProblems {
  const { fullName = '', email = '', password = '', confirmPassword = '', role = '' } = values;
  return keepProblems({
    fullName: nameProblem(fullName),
    email: emailProblem(email),
    password: passwordProblem(password, minLength),
    confirmPassword: confirmPassword === password ? undefined : "Passwords don't match",
    role: REGISTRATION_ROLES.some((one) => one === role) ? undefined : 'Please select a role',
  });
}

export function checkNewPassword(
  { password = '', confirmPassword = '' }: Partial<RegistrationAnswers>,
  minLength: number,
): FormProblems {
  return keepProblems({
    password: passwordProblem(password, minLength),
    confirmPassword: confirmPassword === password ? undefined : "Passwords don't match",
  });
}

export function nameProblem(name: string): string | undefined {
  return name.trim().length < 2 ? 'Full name is required' : undefined;
}

export function emailProblem(email: string): string | undefined {
  return EMAIL_SHAPE.test(email.trim()) ? undefined : 'Please enter a valid email address';
}

function passwordProblem(password: string, minLength: number): string | undefined {
  if (password.length < minLength) return `Password must be at least ${minLength} characters`;
  if (!/\p{Lu}/u.test(password)) return 'Password must contain at least one uppercase letter';
  return /\d/.test(password) ? undefined : 'Password must contain at least one number';
}

function keepProblems(found: FormProblems): FormProblems {
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}
