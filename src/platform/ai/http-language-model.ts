import { z } from 'zod';
import { HOUR_MS } from '#lib/time-units.ts';
import type { Config } from '../config/config.ts';
import { type LanguageModel, LanguageModelError, SILENT_MODEL } from './language-model.ts';

const MOST_ANSWER_TOKENS = 400;
const MOST_ANSWER_CHARACTERS = 65_536;

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

interface HttpLanguageModelOptions {
  /** Base address of an OpenAI-compatible service, with its version: http://127.0.0.1:11434/v1 */
  url: string;
  model: string;
  apiKey?: string | undefined;
  timeoutMs: number;
  /** How often this process may ask in an hour; beyond that it refuses without a call. */
  callsPerHour: number;
  now?: () => number;
}

/** A language model behind `chat/completions` of an OpenAI-compatible service. */
export function createHttpLanguageModel({
  url,
  model,
  apiKey,
  timeoutMs,
  callsPerHour,
  now = Date.now,
}: HttpLanguageModelOptions): LanguageModel {
  const address = `${url.replace(/\/+$/, '')}/chat/completions`;
  let hour = 0;
  let calls = 0;

  function countCall(): void {
    const current = Math.floor(now() / HOUR_MS);
    if (current !== hour) [hour, calls] = [current, 0];
    if (calls >= callsPerHour) throw new LanguageModelError('The calls of this hour are used up.');
    calls += 1;
  }

  async function answer(instructions: string, question: string): Promise<string> {
    countCall();
    try {
      const response = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({
          model,
          temperature: 0,
          max_tokens: MOST_ANSWER_TOKENS,
          response_format: { type: 'json_object' },
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: question },
          ],
        }),
      });
      if (!response.ok) throw new LanguageModelError(`The service answers ${response.status}.`);
      return completionSchema.parse(JSON.parse(await readText(response))).choices[0]?.message.content ?? '';
    } catch (cause) {
      if (cause instanceof LanguageModelError) throw cause;
      const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
      throw new LanguageModelError(isLate ? `No answer within ${timeoutMs} ms.` : 'The service gave no usable answer.', {
        cause,
      });
    }
  }

  return { name: `AI model ${model}`, answer };
}

async function readText(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > MOST_ANSWER_CHARACTERS) throw new LanguageModelError('The answer is too long.');
  }
  return text;
}

/** The model that the environment names, or a silent one. */
export function openLanguageModel(
  config: Pick<
    Config,
    | 'LANGUAGE_MODEL_URL'
    | 'LANGUAGE_MODEL_NAME'
    | 'LANGUAGE_MODEL_API_KEY'
    | 'LANGUAGE_MODEL_TIMEOUT_MS'
    | 'LANGUAGE_MODEL_CALLS_PER_HOUR'
  >,
): LanguageModel {
  const { LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL_NAME: model } = config;
  if (url === undefined || model === undefined) return SILENT_MODEL;
  return createHttpLanguageModel({
    url,
    model,
    apiKey: config.LANGUAGE_MODEL_API_KEY,
    timeoutMs: config.LANGUAGE_MODEL_TIMEOUT_MS,
    callsPerHour: config.LANGUAGE_MODEL_CALLS_PER_HOUR,
  });
}
