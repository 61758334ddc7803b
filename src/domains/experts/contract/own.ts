import { z } from 'zod';
import { defineInviting, invitationToJoinSchema, openInvitationSchema } from '#domains/invitations/contract.ts';
import { emailField } from '#lib/contact-form.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { refuseCardNumbers } from '#lib/refuse-card-numbers.ts';
import { CATEGORY_KEYS } from '#lib/service-categories.ts';
import { dayField, wide } from '#lib/stored-values.ts';
import { AGREEMENT_KEYS } from '../model/agreements.ts';
import { INSURANCE_KINDS } from '../model/insurance.ts';
import { MEMBER_ROLES } from '../model/members.ts';
import { STEP_KEYS } from '../model/onboarding.ts';
import { PRICE_MODELS } from '../model/prices.ts';
import { MOST_CORNERS, MOST_MILES, MOST_ZIPS } from '../model/service-area.ts';
import { STATES } from '../model/states.ts';
import { MOST_LANGUAGES, MOST_LETTERS, MOST_MEMBERS, MOST_OFFERS, MOST_PACKAGES, MOST_WORKS } from '../model/limits.ts';
import { VENDOR_CHANGE_KEYS, VENDOR_STATUSES } from '../model/vendor-status.ts';
import { profileSchema, zipField } from './finding.ts';
import { ENTITIES } from '../model/business-kinds.ts';

export { ENTITIES };

export const vendorWrites = { name: 'vendor', hits: 300, perSeconds: 3600 } as const;
const text = (most: number, label: string) => z.string().trim().max(most, `${label}: at most ${most} letters`);
const needed = (most: number, label: string) => text(most, label).min(1, `${label} is missing`);
const stateField = z.enum(STATES, { error: 'Choose a state' });
const cents = wide(
  z.number().int('Give whole cents').min(0, 'Give an amount from 0 on').max(1_000_000_000_00, 'This amount is too large'),
);
const version = z.number().int().min(0).max(2_000_000_000).describe('The version that the caller saw');

export const businessForm = z.object({
  name: needed(MOST_LETTERS.name, 'The business name').min(2, 'Give at least two letters'),
  legalName: needed(MOST_LETTERS.name, 'The legal name'),
  entity: z.enum(Object.keys(ENTITIES) as [keyof typeof ENTITIES], { error: 'Choose the kind of business' }),
  einLast4: z
    .string()
    .trim()
    .max(4, 'Give four digits')
    .regex(/^\d{4}$/, 'Give four digits'),
  street: needed(MOST_LETTERS.street, 'The street'),
  city: needed(MOST_LETTERS.city, 'The city'),
  state: stateField,
  postalCode: zipField,
  phone: z
    .string()
    .trim()
    .max(30)
    .regex(/^[\d\s()+.-]{7,30}$/, 'Give a phone number, such as (425) 555-0134'),
  email: emailField,
});

const packageForm = z.object({
  name: needed(MOST_LETTERS.packageName, 'The name of the package'),
  includes: text(MOST_LETTERS.packageText, 'What it includes'),
  cents,
});

export const offerForm = z.object({
  categoryKey: z.enum(CATEGORY_KEYS),
  takes: z.array(z.string().max(100)).max(60).describe('Answers to the questions of the category that it works for'),
  excludes: text(MOST_LETTERS.excludes, 'What you don’t do'),
  priceModel: z.enum(PRICE_MODELS),
  priceCents: cents.nullable(),
  priceRate: z.number().min(0, 'Give a share from 0 on').max(0.5, 'Give at most 50%').nullable(),
  minimumCents: cents.nullable(),
  packages: z.array(packageForm).max(MOST_PACKAGES, `At most ${MOST_PACKAGES} packages`),
  leadDays: z.number().int('Give whole days').min(0, 'Give days from 0 on').max(365, 'Give at most 365 days'),
});
export type OfferForm = z.infer<typeof offerForm>;

export const servicesForm = z.object({
  offers: z
    .array(offerForm)
    .min(1, 'Choose at least one category')
    .max(MOST_OFFERS, `Choose at most ${MOST_OFFERS} categories`)
    .refine((offers) => new Set(offers.map(({ categoryKey }) => categoryKey)).size === offers.length, 'Name each category once'),
});

const corner = z.tuple([z.number().min(-180).max(180), z.number().min(-85).max(85)]);
export const areaForm = z.object({
  area: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('radius'),
      miles: z.number().min(1, 'Give at least one mile').max(MOST_MILES, `Give at most ${MOST_MILES} miles`),
    }),
    z.object({
      kind: z.literal('zips'),
      zips: z.array(zipField).min(1, 'Give at least one ZIP code').max(MOST_ZIPS, `Give at most ${MOST_ZIPS} ZIP codes`),
    }),
    z.object({
      kind: z.literal('drawn'),
      ring: z.array(corner).min(3, 'Draw at least three corners').max(MOST_CORNERS, `Draw at most ${MOST_CORNERS} corners`),
    }),
  ]),
  worksOnSite: z.boolean(),
  worksRemotely: z.boolean(),
  travelFeeCents: cents.nullable(),
});

export const profileForm = z.object({
  bio: text(MOST_LETTERS.bio, 'About you'),
  startedYear: z.number().int().min(1800, 'Give a year from 1800 on').max(2100).nullable(),
  languages: z
    .array(needed(MOST_LETTERS.language, 'The language'))
    .min(1, 'Name at least one language')
    .max(MOST_LANGUAGES, `Name at most ${MOST_LANGUAGES} languages`),
  portfolio: z
    .array(z.object({ title: needed(MOST_LETTERS.workTitle, 'The title'), text: text(MOST_LETTERS.workText, 'The text') }))
    .max(MOST_WORKS, `Name at most ${MOST_WORKS} works`),
});

export const policiesForm = z.object({
  cancellation: text(MOST_LETTERS.policy, 'Cancellation'),
  refund: text(MOST_LETTERS.policy, 'Refunds'),
});

const whole = (most: number) => z.number().int('Give a whole number').min(1, 'Give a number from 1 on').max(most).nullable();
export const preferencesForm = z.object({
  mostOpen: whole(1000).describe('Requests open at once; null for any number'),
  mostPerWeek: whole(1000),
  leastBudgetCents: cents.nullable(),
  acceptsByItself: z.boolean().describe('Accepts what fits, and needs no answer'),
});

/** What a team wants to reach in a month; null where it set none. */
export const goalsForm = z.object({
  wonCents: cents.min(1, 'Give an amount above 0').nullable().describe('Quotes that clients accept'),
  won: whole(1000).describe('Jobs that it wins'),
});

export const restForm = z.object({
  isPaused: z.boolean(),
  awayFrom: dayField('Choose a date').nullable(),
  awayUntil: dayField('Choose a date').nullable(),
});

export const licenseForm = z.object({
  id: z.uuid().describe('Made once for this form: a repeat adds nothing'),
  categoryKey: z.enum(CATEGORY_KEYS, { error: 'Choose a category' }),
  state: stateField,
  number: needed(MOST_LETTERS.number, 'The number'),
  expiresOn: dayField('Choose the last day on which it is in force'),
});

export const insuranceForm = z.object({
  id: z.uuid().describe('Made once for this form: a repeat adds nothing'),
  kind: z.enum(INSURANCE_KINDS, { error: 'Choose the kind of insurance' }),
  carrier: needed(MOST_LETTERS.carrier, 'The carrier'),
  number: needed(MOST_LETTERS.number, 'The number of the policy'),
  limitCents: cents.min(1, 'Give the limit'),
  expiresOn: dayField('Choose the last day on which it is in force'),
});

const membersSchema = z.object({
  members: z.array(z.object({ userId: z.string(), name: z.string(), role: z.enum(MEMBER_ROLES), isMe: z.boolean() })),
  invitations: z.array(openInvitationSchema.extend({ role: z.enum(MEMBER_ROLES) })),
});

const evidenceSchema = z.object({ documentId: z.uuid(), name: z.string(), sizeBytes: z.number().int(), addedAt: z.string() });

export const ownVendorSchema = z.object({
  id: z.uuid(),
  status: z.enum(VENDOR_STATUSES),
  statusReason: z.string(),
  version: z.number(),
  myRole: z.enum(MEMBER_ROLES),
  business: z.object({
    name: z.string(),
    legalName: z.string(),
    entity: z.string(),
    einLast4: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  offers: z.array(offerForm.extend({ isListed: z.boolean(), why: z.string().describe('Why it is not listed; empty if it is') })),
  area: areaForm.extend({ area: areaForm.shape.area.nullable() }),
  base: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  profile: profileForm,
  policies: policiesForm,
  preferences: preferencesForm,
  goals: goalsForm,
  rest: restForm,
  licenses: z.array(licenseForm.extend({ isVerified: z.boolean(), files: z.array(evidenceSchema) })),
  insurance: z.array(insuranceForm.extend({ isVerified: z.boolean(), files: z.array(evidenceSchema) })),
  background: z
    .array(z.object({ userId: z.string(), name: z.string(), at: z.string() }))
    .describe('Who of the team agrees to a background check'),
  ledger: profileSchema.shape.ledger,
  agreed: z.array(z.enum(AGREEMENT_KEYS)).describe('In their present version'),
  bookingHandle: z.string().nullable().describe('Where the owner’s time is booked; null until hours are open'),
  missing: z.record(z.enum(STEP_KEYS), z.array(z.string())),
  changes: z.array(z.enum(VENDOR_CHANGE_KEYS)).describe('What the caller may do with the application now'),
});
export type OwnVendor = z.infer<typeof ownVendorSchema>;

export const getOwnVendor = defineEndpoint({
  method: 'GET',
  path: '/api/vendor',
  summary: 'The vendor whose team the caller belongs to, with its application; null without one.',
  access: 'signed-in',
  response: z.object({ vendor: ownVendorSchema.nullable() }),
});

export const startVendor = defineEndpoint({
  method: 'POST',
  path: '/api/vendor',
  summary: 'Starts an application, or returns the one you already have.',
  access: 'signed-in',
  body: z.object({ id: z.uuid() }),
  response: ownVendorSchema,
  limit: vendorWrites,
});

const part = <P extends string, Body extends z.ZodRawShape>(name: P, summary: string, form: z.ZodObject<Body>) =>
  defineEndpoint({
    method: 'PUT',
    path: `/api/vendor/${name}`,
    summary,
    access: 'signed-in',
    body: refuseCardNumbers(form.extend({ version })),
    response: ownVendorSchema,
    limit: vendorWrites,
  });

export const saveBusiness = part(
  'business',
  'Says who the vendor is. A new legal name ends what was checked about the old one.',
  businessForm,
);
export const saveServices = part('services', 'Says what the vendor offers, and at which prices.', servicesForm);
export const saveArea = part('area', 'Says where the vendor works.', areaForm);
export const saveProfile = part('profile', 'Says what the public page tells of the vendor.', profileForm);
export const savePolicies = part('policies', 'Says what a cancellation costs, and when money is given back.', policiesForm);
export const savePreferences = part('preferences', 'Says which requests the vendor wants, and how many.', preferencesForm);
export const saveGoals = part(
  'goals',
  'Says what the vendor wants to reach in a month. No one else sees it, and it changes nothing.',
  goalsForm,
);
export const saveRest = part('rest', 'Pauses the vendor, or says when it is away.', restForm);

export const agree = defineEndpoint({
  method: 'POST',
  path: '/api/vendor/agreements',
  summary: 'Agrees to everything vendors agree to, in the versions the caller saw.',
  access: 'signed-in',
  body: z.object({ versions: z.record(z.enum(AGREEMENT_KEYS), z.string().max(20)) }),
  response: ownVendorSchema,
  limit: vendorWrites,
});

export const addLicense = defineEndpoint({
  method: 'POST',
  path: '/api/vendor/licenses',
  summary: 'Adds a license. It counts once it’s verified.',
  access: 'signed-in',
  body: refuseCardNumbers(licenseForm),
  response: ownVendorSchema,
  limit: vendorWrites,
});

export const credentialParams = z.object({ credentialId: z.uuid() });

export const removeLicense = defineEndpoint({
  method: 'DELETE',
  path: '/api/vendor/licenses/{credentialId}',
  summary: 'Removes a license; what was verified about it counts no longer.',
  access: 'signed-in',
  params: credentialParams,
  response: ownVendorSchema,
  limit: vendorWrites,
});

export const addInsurance = defineEndpoint({
  method: 'POST',
  path: '/api/vendor/insurance',
  summary: 'Adds an insurance policy. It counts once it’s verified.',
  access: 'signed-in',
  body: refuseCardNumbers(insuranceForm),
  response: ownVendorSchema,
  limit: vendorWrites,
});

export const removeInsurance = defineEndpoint({
  method: 'DELETE',
  path: '/api/vendor/insurance/{credentialId}',
  summary: 'Removes an insurance policy; what was verified about it counts no longer.',
  access: 'signed-in',
  params: credentialParams,
  response: ownVendorSchema,
  limit: vendorWrites,
});

export const changeVendor = defineEndpoint({
  method: 'POST',
  path: '/api/vendor/changes',
  summary: 'Submits the application, takes it back, closes the vendor, or opens it again.',
  access: 'signed-in',
  body: z.object({ change: z.enum(['submit', 'withdraw', 'close', 'open-again']), version }),
  response: ownVendorSchema,
  limit: vendorWrites,
});

export type VendorMembers = z.infer<typeof membersSchema>;

export const listVendorMembers = defineEndpoint({
  method: 'GET',
  path: '/api/vendor/members',
  summary: 'The team, and who is invited to it.',
  access: 'signed-in',
  response: membersSchema,
});

export const INVITED_ROLES = ['owner', 'manager', 'worker'] as const;
export const memberInviteSchema = z.object({ email: emailField, role: z.enum(INVITED_ROLES) });

export const vendorInviting = defineInviting({
  what: 'a team of experts',
  page: '/invite/vendor',
  path: '/api/vendor/invitations',
  params: z.object({}),
  body: memberInviteSchema,
  most: MOST_MEMBERS,
  limits: { write: vendorWrites },
  withdrawn: { response: membersSchema },
  opened: {
    path: '/api/vendor-invitations/{token}',
    response: invitationToJoinSchema.extend({ role: z.enum(INVITED_ROLES), vendorName: z.string() }),
  },
  joined: { response: z.object({ vendorId: z.uuid() }) },
});

const memberParams = z.object({ userId: z.string().min(1).max(64) });

export const changeMember = defineEndpoint({
  method: 'PATCH',
  path: '/api/vendor/members/{userId}',
  summary: 'Changes a member’s role. The last owner stays an owner.',
  access: 'signed-in',
  params: memberParams,
  body: z.object({ role: z.enum(MEMBER_ROLES) }),
  response: membersSchema,
  limit: vendorWrites,
});

export const removeMember = defineEndpoint({
  method: 'DELETE',
  path: '/api/vendor/members/{userId}',
  summary: 'Removes a member and tells them; members may remove themselves. The last owner stays.',
  access: 'signed-in',
  params: memberParams,
  response: membersSchema,
  limit: vendorWrites,
});
