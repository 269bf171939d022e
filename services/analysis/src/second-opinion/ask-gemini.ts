import { GoogleGenAI } from '@google/genai';
import { isPlainProse, OPINION_JSON_SCHEMA, type Opinion, opinionSchema } from './opinion.ts';
import { SYSTEM_INSTRUCTION } from './prompt.ts';

export interface GeminiSettings {
  readonly model: string;
  /** Vertex AI by project (Application Default Credentials) … */
  readonly project?: string | undefined;
  readonly location?: string | undefined;
  /** … or by API key. */
  readonly apiKey?: string | undefined;
  /** Overrides Google's address in tests. */
  readonly baseUrl?: string | undefined;
  readonly timeoutMs: number;
}

/** Asks the model once. Throws unless the answer is a well-formed opinion. */
export type AskModel = (measurements: string, photos: readonly Buffer[]) => Promise<Opinion>;

export class MalformedOpinionError extends Error {
  override readonly name = 'MalformedOpinionError';
}

/** The answer is two sentences; longer output is invalid. */
const MAX_OUTPUT_TOKENS = 1024;

const connect = (settings: GeminiSettings): GoogleGenAI =>
  new GoogleGenAI({
    vertexai: true,
    ...(settings.apiKey ? { apiKey: settings.apiKey } : { project: settings.project, location: settings.location }),
    httpOptions: { timeout: settings.timeoutMs, ...(settings.baseUrl ? { baseUrl: settings.baseUrl } : {}) },
  });

/** Whether the model is still served; counts the tokens of a word, which is free. @throws if unclear */
export async function isServed(settings: GeminiSettings): Promise<boolean> {
  try {
    await connect(settings).models.countTokens({ model: settings.model, contents: 'color' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) return false;
    throw error;
  }
}

export function createGemini(settings: GeminiSettings): AskModel {
  const client = connect(settings);
  return async (measurements, photos) => {
    const images = photos.map((photo) => ({ inlineData: { mimeType: 'image/jpeg', data: photo.toString('base64') } }));
    const response = await client.models.generateContent({
      model: settings.model,
      contents: [{ role: 'user', parts: [...images, { text: measurements }] }],
      config: {
        systemInstruction: SYSTEM_INSTRUCTION,
        responseMimeType: 'application/json',
        responseJsonSchema: OPINION_JSON_SCHEMA,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        temperature: 0,
        abortSignal: AbortSignal.timeout(settings.timeoutMs),
      },
    });
    return readOpinion(response.text);
  };
}

function readOpinion(text: string | undefined): Opinion {
  let json: unknown;
  try {
    json = JSON.parse(text ?? '');
  } catch (cause) {
    throw new MalformedOpinionError('the answer is not JSON', { cause });
  }
  const parsed = opinionSchema.safeParse(json);
  if (!parsed.success) throw new MalformedOpinionError('the answer has another shape', { cause: parsed.error });
  if (!isPlainProse(parsed.data.description)) throw new MalformedOpinionError('the description is not plain prose');
  return parsed.data;
}
