import { MOST_LETTERS, MOST_PEOPLE, TITLE_WANTED } from './model/limits.ts';
import { z } from 'zod';
import { documentSchema, UPLOAD_CONSUMES, uploadLimit, uploadParams, uploadQuery } from '#domains/documents/contract.ts';
import {
  defineInviting,
  invitationFormSchema,
  invitationToJoinSchema,
  openInvitationSchema,
} from '#domains/invitations/contract.ts';
import { defineListedSharing } from '#domains/sharing/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { refuseCardNumbers } from '#lib/refuse-card-numbers.ts';
import { OWNERS, STAGE_IDS, START_KEYS } from './model/stages.ts';

export const TASK_STATUSES = ['open', 'doing', 'done', 'skipped'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** Refuses half-typed years (0002, 0020, 0202) as dates of a purchase. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2099-12-31';

const dateField = z
  .string()
  .max(10, 'Give a date such as 2026-05-31')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Give a date such as 2026-05-31')
  .refine((date) => date >= FIRST_DAY && date <= LAST_DAY, 'Give a year from 2000 to 2099')
  .refine(
    (date) => !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date),
    'There is no such day: give another',
  );

const writes = { name: 'roadmaps', hits: 600, perSeconds: 3600 } as const;

export const roadmapTaskSchema = z.object({
  id: z.string(),
  templateKey: z.string().nullable().describe('The task of the standard roadmap; null for one of my own'),
  stage: z.enum(STAGE_IDS),
  title: z.string(),
  owner: z.enum(OWNERS),
  dueOn: z.string().nullable().describe('Calendar date'),
  status: z.enum(TASK_STATUSES),
  note: z.string().nullable(),
});
export type RoadmapTask = z.infer<typeof roadmapTaskSchema>;

export const roadmapSchema = z.object({
  startedAs: z.enum(START_KEYS),
  homeLabel: z.string().nullable(),
  coBuyerName: z.string().nullable().describe('Whom I buy with; tasks can be theirs'),
  acceptedOn: z.string().nullable().describe('The day the contract was accepted'),
  closingOn: z.string().nullable(),
  tasks: z.array(roadmapTaskSchema).describe('In the order of the roadmap'),
});
export type Roadmap = z.infer<typeof roadmapSchema>;

export const getRoadmap = defineEndpoint({
  method: 'GET',
  path: '/api/roadmap',
  summary: 'My roadmap, or null.',
  access: 'signed-in',
  response: z.object({ roadmap: roadmapSchema.nullable() }),
});

export const startRoadmap = defineEndpoint({
  method: 'POST',
  path: '/api/roadmap',
  summary: 'Starts my roadmap at the current stage. An existing roadmap stays as it is.',
  access: 'signed-in',
  body: z.object({ startedAs: z.enum(START_KEYS) }),
  response: roadmapSchema,
  limit: writes,
});

export const changeRoadmap = defineEndpoint({
  method: 'PATCH',
  path: '/api/roadmap',
  summary: 'Sets the home and the dates of my contract.',
  access: 'signed-in',
  body: z
    .object({
      homeLabel: z.string().trim().max(MOST_LETTERS.homeLabel).nullable(),
      coBuyerName: z.string().trim().max(MOST_LETTERS.coBuyerName).nullable(),
      acceptedOn: dateField.nullable(),
      closingOn: dateField.nullable(),
    })
    .partial(),
  response: roadmapSchema,
  limit: writes,
});

export const deleteRoadmap = defineEndpoint({
  method: 'DELETE',
  path: '/api/roadmap',
  summary: 'Deletes my roadmap with all its tasks.',
  access: 'signed-in',
  proof: 'recent',
  limit: writes,
});

const taskFields = {
  stage: z.enum(STAGE_IDS),
  title: refuseCardNumbers(z.string().trim().min(1, TITLE_WANTED).max(MOST_LETTERS.title)),
  owner: z.enum(OWNERS),
  dueOn: dateField.nullable(),
  note: refuseCardNumbers(z.string().trim().max(MOST_LETTERS.note)).nullable(),
};

export const addTask = defineEndpoint({
  method: 'POST',
  path: '/api/roadmap/tasks',
  summary: 'Adds a task of my own to a stage.',
  access: 'signed-in',
  body: z.object({
    ...taskFields,
    id: z.uuid().describe('Made once for this form: a repeat adds nothing'),
    owner: taskFields.owner.default('me'),
    dueOn: taskFields.dueOn.default(null),
    note: taskFields.note.default(null),
  }),
  response: roadmapSchema,
  limit: writes,
});

const taskParams = z.object({ taskId: z.string().min(1).max(64) });

export const changeTask = defineEndpoint({
  method: 'PATCH',
  path: '/api/roadmap/tasks/{taskId}',
  summary: 'Changes one of my tasks: status, owner, date or note.',
  access: 'signed-in',
  params: taskParams,
  body: z
    .object({ ...taskFields, status: z.enum(TASK_STATUSES) })
    .omit({ stage: true })
    .partial(),
  response: roadmapSchema,
  limit: writes,
});

export const deleteTask = defineEndpoint({
  method: 'DELETE',
  path: '/api/roadmap/tasks/{taskId}',
  summary: 'Deletes a task that I added. Standard tasks can only be skipped.',
  access: 'signed-in',
  params: taskParams,
  response: roadmapSchema,
  limit: writes,
});

export const uploadTaskDocument = defineEndpoint({
  method: 'PUT',
  path: '/api/roadmap/tasks/{taskId}/documents/{documentId}',
  summary: 'Adds a file to one of my tasks. Only I see it, also if others read my roadmap.',
  access: 'signed-in',
  params: z.object({ ...taskParams.shape, ...uploadParams.shape }),
  query: uploadQuery,
  consumes: UPLOAD_CONSUMES,
  response: documentSchema,
  limit: uploadLimit,
});

export const getRoadmapCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/roadmap/calendar.ics',
  summary: 'The dates of my roadmap as an iCalendar file.',
  access: 'signed-in',
  produces: 'text/calendar',
});

const sharedRoadmapSchema = z.object({ roadmap: roadmapSchema, sharedBy: z.string(), expiresAt: z.string() });
export type SharedRoadmap = z.infer<typeof sharedRoadmapSchema>;

export const roadmapSharing = defineListedSharing({
  what: "the caller's roadmap",
  page: '/shared/roadmap',
  path: '/api/roadmap',
  params: z.object({}),
  limits: { create: writes, end: writes },
  opened: {
    path: '/api/shared/roadmap/{token}',
    summary: 'The roadmap behind a link, to read. Counts as a view.',
    response: sharedRoadmapSchema,
  },
});

const roadmapPeopleSchema = z.object({
  members: z.array(z.object({ userId: z.string(), name: z.string(), joinedAt: z.string() })),
  invitations: z.array(openInvitationSchema).describe('Not accepted yet'),
});
export type RoadmapPeople = z.infer<typeof roadmapPeopleSchema>;

export const listRoadmapPeople = defineEndpoint({
  method: 'GET',
  path: '/api/roadmap/people',
  summary: 'Who takes part in my roadmap, and who is invited.',
  access: 'signed-in',
  response: roadmapPeopleSchema,
});

export const roadmapInviting = defineInviting({
  what: 'a roadmap',
  page: '/invite/roadmap',
  path: '/api/roadmap/invitations',
  params: z.object({}),
  body: invitationFormSchema,
  most: MOST_PEOPLE,
  limits: { write: writes },
  withdrawn: { response: roadmapPeopleSchema },
  opened: { path: '/api/roadmap-invitations/{token}', response: invitationToJoinSchema },
  joined: { response: z.object({ roadmapId: z.string() }) },
});

export const removeRoadmapMember = defineEndpoint({
  method: 'DELETE',
  path: '/api/roadmap/members/{userId}',
  summary: 'Removes someone from my roadmap, and tells them.',
  access: 'signed-in',
  params: z.object({ userId: z.string().min(1).max(64) }),
  response: roadmapPeopleSchema,
  limit: writes,
});

const joinedRoadmapSchema = z.object({ roadmapId: z.string(), ownerName: z.string(), roadmap: roadmapSchema });
export type JoinedRoadmap = z.infer<typeof joinedRoadmapSchema>;

export const listJoinedRoadmaps = defineEndpoint({
  method: 'GET',
  path: '/api/joined-roadmaps',
  summary: 'Roadmaps of others that I take part in.',
  access: 'signed-in',
  response: z.object({ joined: z.array(joinedRoadmapSchema) }),
});

const joinedParams = z.object({ roadmapId: z.string().min(1).max(64) });

export const changeJoinedTask = defineEndpoint({
  method: 'PATCH',
  path: '/api/joined-roadmaps/{roadmapId}/tasks/{taskId}',
  summary: 'Changes the status or note of a task in a roadmap that I joined. Only its owner changes the rest.',
  access: 'signed-in',
  params: z.object({ ...joinedParams.shape, ...taskParams.shape }),
  body: z.object({ status: z.enum(TASK_STATUSES), note: taskFields.note }).partial(),
  response: joinedRoadmapSchema,
  limit: writes,
});

export const leaveRoadmap = defineEndpoint({
  method: 'DELETE',
  path: '/api/joined-roadmaps/{roadmapId}',
  summary: 'Leaves a roadmap that I joined, and tells its owner.',
  access: 'signed-in',
  params: joinedParams,
  limit: writes,
});
