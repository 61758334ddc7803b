export { openAssistantDoor } from './answer-assistant.ts';
export { endAssistants } from './connections.ts';
export { answerOAuth, OAUTH_PATHS } from './oauth-door.ts';
export type { CallApi } from './tool-parts.ts';
