export { type AssistantDoor, openAssistantDoor } from './answer-assistant.ts';
export type { ApiAnswer, CallApi } from './tools.ts';
