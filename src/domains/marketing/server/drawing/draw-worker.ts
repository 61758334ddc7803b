import { answerQuestions } from '#platform/jobs/helper.ts';
import { drawSheet, type SheetOrder } from './draw-sheet.ts';
import { openFace } from './typefaces.ts';
import { FACES } from '../../model/layout/mark.ts';

// Opened once, so that the first sheet does not wait for them.
for (const face of FACES) openFace(face);

answerQuestions((order: SheetOrder | null) => (order === null ? null : drawSheet(order)));
