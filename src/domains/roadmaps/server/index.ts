export { findRoadmapOf } from './change-roadmap.ts';
export { addRoadmapEvents } from './make-calendar.ts';
export { passOnRoadmap } from './pass-on-roadmap.ts';
export { changeRoadmap, startRoadmap } from './change-roadmap.ts';
export { changeTask } from './change-tasks.ts';
export { type Contract, followContract, leaveContract, noteOfferSent } from './follow-contract.ts';
export { REMINDED_DAYS_AHEAD, REMINDED_DAYS_LATE } from '../model/reminder-terms.ts';
export { type DueStep, sayDue } from '../model/say-due.ts';
