import type * as z from 'zod';
import { Refusal } from './refusal';

/** What was sent as JSON. @throws Refusal if the form can't have sent it; `what` names it */
export function sentJson<Value>(schema: z.ZodType<Value>, body: string, what: string): Value {
  try {
    return schema.parse(JSON.parse(body));
  } catch {
    throw new Refusal(400, `The editor can’t read ${what}.`);
  }
}
