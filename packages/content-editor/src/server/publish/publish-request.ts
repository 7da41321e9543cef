import type { ContentModel } from 'content-check/content-model';
import * as z from 'zod';
import { authorLimits, type PublishRequest } from '../../store/publishing';
import { sentJson } from '../sent-json';
import { writeList, requireWritable } from '../write/write-content';

const { name, email } = authorLimits;

/** What the fields of the form accept. */
const author = z.strictObject({
  name: z
    .string()
    .max(name.maxLength)
    .regex(new RegExp(`^${name.pattern}$`, 'u'))
    .trim(),
  email: z.email({ pattern: z.regexes.html5Email }).max(email.maxLength),
});

const schema = z.strictObject({
  message: z.string().min(1).max(100_000),
  writes: writeList,
  author: author.optional(),
});

/** The request of the form. @throws Refusal if it is none */
export function publishRequest(model: ContentModel, body: string): PublishRequest {
  const request = sentJson(schema, body, 'this request');
  requireWritable(model, request.writes);
  return request;
}
