import { answerQuestions } from '#platform/jobs/helper.ts';
import { drawMaterial, type DrawingOrder } from './draw-material.ts';
import { openFace } from './typefaces.ts';
import { FACES } from '../../model/layout/mark.ts';

// Opened once, so that the first material does not wait for them.
for (const face of FACES) openFace(face);

answerQuestions((order: DrawingOrder | null) => (order === null ? null : drawMaterial(order)));
