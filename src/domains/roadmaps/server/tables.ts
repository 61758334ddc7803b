import { ownTables } from '#platform/db/own-tables.ts';

export const roadmapsTables = ownTables({
  owns: ['roadmap_members', 'roadmap_tasks', 'roadmaps'],
});
